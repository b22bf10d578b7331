import type { ContentKind } from '../../../content/define-content.ts';

/** The keys of the fields whose values the rows of one list share, if the order of its rows is entered; undefined otherwise. */
export const orderOf = ({ order }: Pick<ContentKind, 'order'>): string[] | undefined =>
  order.at(-1) === 'position' ? order.slice(0, -1).map((key) => key.replace(/^-/, '')) : undefined;
