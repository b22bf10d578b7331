import type { ItemList, WithContext } from 'schema-dts';

import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { Partner } from './partner-card.tsx';

/** Partners as structured data, in the order of the page. */
export const partnerList = (partners: readonly Partner[]): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: 'Partners',
  numberOfItems: partners.length,
  itemListElement: partners.map(({ title, link, about, image }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Organization',
      name: title,
      ...(link && { url: link }),
      ...(about && { description: about }),
      ...(image && { logo: canonicalAddress(image.url) }),
    },
  })),
});
