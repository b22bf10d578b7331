import type { ContentKind } from '../../content/define-content.ts';
import { capitalize } from '../../web/text.ts';

/** The path of a kind below `/Hidden`: that of its endpoints, or its plural name. */
export const hiddenPathOf = ({ path, plural }: Pick<ContentKind, 'path' | 'plural'>): `/Hidden/${string}` =>
  `/Hidden${path ?? `/${plural.split(/[\s-]/).map(capitalize).join('')}`}`;
