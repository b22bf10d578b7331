'use client';

import { markupOf } from './markup-of.ts';

/**
 * Renders meta tags into the document only. React hoists them into the head, so hydration does not expect them here.
 */
export const MetaSlot = ({ id }: { id: string }) => {
  if (typeof document !== 'undefined') return null;
  const tags: [string, string][] = JSON.parse(markupOf(id));
  return tags.map(([key, content]) => <meta key={key} {...{ [attributeOf(key)]: key }} content={content} />);
};

/** Open Graph is RDFa; all others are plain meta names. */
const attributeOf = (key: string) => (/^(?:og|article):/.test(key) ? 'property' : 'name');
