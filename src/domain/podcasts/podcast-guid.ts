import { uuidV5 } from './uuid-v5.ts';

/** The namespace that the podcast namespace prescribes for feeds. */
const podcastNamespace = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

/** The `podcast:guid` of a feed: made from its address without scheme and trailing slashes. */
export const podcastGuid = (feedAddress: string): string =>
  uuidV5(feedAddress.replace(/^[a-z]+:\/\//i, '').replace(/\/+$/, ''), podcastNamespace);
