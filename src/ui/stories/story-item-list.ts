import type { ItemList } from 'schema-dts';

import { canonicalAddress } from '../../routing/canonical-address.ts';
import { storyHref } from './story-links.ts';

/** Stories of a list as structured data. */
export const storyItemList = (stories: readonly Parameters<typeof storyHref>[0][]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: stories.map((story, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: canonicalAddress(storyHref(story)),
  })),
});
