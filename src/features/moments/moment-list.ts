import type { ItemList, WithContext } from 'schema-dts';

import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { Moment } from './with-games.ts';

/** Moments as structured data, newest first. */
export const momentList = (moments: readonly Moment[]): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: 'Great moments',
  numberOfItems: moments.length,
  itemListElement: moments.map(({ title, date, summary, url, image }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Event',
      name: title,
      startDate: date,
      ...(url && { url: canonicalAddress(url) }),
      ...(summary && { description: summary }),
      ...(image && { image: canonicalAddress(image.url) }),
    },
  })),
});
