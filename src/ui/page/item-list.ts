import type { ItemList, Thing, WithContext } from 'schema-dts';

/** A list of a page as structured data, in the order of the page. */
export const itemList = (items: readonly Thing[], name?: string): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  ...(name && { name }),
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
});
