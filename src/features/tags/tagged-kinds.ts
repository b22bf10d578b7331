import type { ContentKind } from '../../content/define-content.ts';
import { kinds } from '../../content/kinds.ts';
import { tag } from '../../content/tags/tag.ts';

const hasTags = ({ fields }: ContentKind): boolean =>
  Object.values(fields).some(({ storage }) => storage.as === 'many' && storage.to === tag);

/** The kinds with tags, pages and derived endpoints, in the order in which pages of tags show them; stories have endpoints of their own. */
export const taggedKinds: readonly ContentKind[] = kinds.filter((kind) => kind.path && kind.url && hasTags(kind));
