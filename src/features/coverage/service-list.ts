import type { ItemList, WithContext } from 'schema-dts';

import { canonicalAddress } from '../../routing/canonical-address.ts';
import { itemList } from '../../ui/item-list.ts';
import type { Broadcaster } from './broadcaster-cards.tsx';

/** Broadcasters as structured data. */
export const serviceList = (broadcasters: readonly Broadcaster[]): WithContext<ItemList> =>
  itemList(
    broadcasters.map(({ title, medium, link, image, channel }) => ({
      '@type': medium === 'radio' ? 'RadioBroadcastService' : 'BroadcastService',
      name: title,
      broadcastDisplayName: [title, channel].filter(Boolean).join(', '),
      ...(link && { url: link }),
      ...(image && { logo: canonicalAddress(image.url) }),
    })),
    'Coverage',
  );
