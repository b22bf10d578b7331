import type { ItemList, WithContext } from 'schema-dts';

import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { Broadcaster } from './broadcaster-cards.tsx';

/** Broadcasters as structured data. */
export const serviceList = (broadcasters: readonly Broadcaster[]): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: 'Coverage',
  numberOfItems: broadcasters.length,
  itemListElement: broadcasters.map(({ title, medium, link, image, channel }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': medium === 'radio' ? 'RadioBroadcastService' : 'BroadcastService',
      name: title,
      broadcastDisplayName: [title, channel].filter(Boolean).join(', '),
      ...(link && { url: link }),
      ...(image && { logo: canonicalAddress(image.url) }),
    },
  })),
});
