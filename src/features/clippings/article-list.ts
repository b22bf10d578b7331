import type { ItemList, WithContext } from 'schema-dts';

import type { Clipping } from './clipping-item.tsx';

/** Clippings as structured data, in the order of the page. */
export const articleList = (items: readonly Clipping[]): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: 'Clippings',
  numberOfItems: items.length,
  itemListElement: items.map(({ title, link, date, outlet, author }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'NewsArticle',
      headline: title,
      datePublished: date,
      publisher: { '@type': 'NewsMediaOrganization', name: outlet },
      ...(link && { url: link }),
      ...(author && { author: { '@type': 'Person', name: author } }),
    },
  })),
});
