import type { ItemList, WithContext } from 'schema-dts';

import { itemList } from '../../ui/item-list.ts';
import type { Clipping } from './clipping-item.tsx';

/** Clippings as structured data, in the order of the page. */
export const articleList = (items: readonly Clipping[]): WithContext<ItemList> =>
  itemList(
    items.map(({ title, link, date, outlet, author }) => ({
      '@type': 'NewsArticle',
      headline: title,
      datePublished: date,
      publisher: { '@type': 'NewsMediaOrganization', name: outlet },
      ...(link && { url: link }),
      ...(author && { author: { '@type': 'Person', name: author } }),
    })),
    'Clippings',
  );
