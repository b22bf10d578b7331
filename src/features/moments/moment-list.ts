import type { ItemList, WithContext } from 'schema-dts';

import { canonicalAddress } from '../../routing/canonical-address.ts';
import { itemList } from '../../ui/page/item-list.ts';
import type { Moment } from './with-games.ts';

/** Moments as structured data, newest first. */
export const momentList = (moments: readonly Moment[]): WithContext<ItemList> =>
  itemList(
    moments.map(({ title, date, summary, url, image }) => ({
      // an event would need a place
      '@type': 'CreativeWork',
      name: title,
      temporalCoverage: date,
      ...(url && { url: canonicalAddress(url) }),
      ...(summary && { description: summary }),
      ...(image && { image: canonicalAddress(image.url) }),
    })),
    'Great moments',
  );
