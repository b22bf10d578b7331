'use client';

import { markupOf } from './markup-of.ts';

/**
 * The place of a page's meta tags, of which React makes nothing but the document. What stands in a head belongs to no
 * place in the page, so that none of it is missed in the browser.
 */
export const MetaSlot = ({ id }: { id: string }) => {
  if (typeof document !== 'undefined') return null;
  const tags: [string, string][] = JSON.parse(markupOf(id));
  return tags.map(([key, content]) => <meta key={key} {...{ [attributeOf(key)]: key }} content={content} />);
};

/** Open Graph is RDFa; Twitter's cards are plain meta names. */
const attributeOf = (key: string) => (key.startsWith('twitter:') ? 'name' : 'property');
