import type { ItemList, WithContext } from 'schema-dts';

import { canonicalAddress } from '../../routing/canonical-address.ts';
import { itemList } from '../../ui/item-list.ts';
import type { Partner } from './partner-card.tsx';

/** Partners as structured data, in the order of the page. */
export const partnerList = (partners: readonly Partner[]): WithContext<ItemList> =>
  itemList(
    partners.map(({ title, link, about, image }) => ({
      '@type': 'Organization',
      name: title,
      ...(link && { url: link }),
      ...(about && { description: about }),
      ...(image && { logo: canonicalAddress(image.url) }),
    })),
    'Partners',
  );
