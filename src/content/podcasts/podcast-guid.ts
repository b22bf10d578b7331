import { createHash } from 'node:crypto';

/** The namespace that the podcast namespace prescribes for feeds. */
const podcastNamespace = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

/** The `podcast:guid` of a feed, derived from its URL without scheme and trailing slashes. */
export const podcastGuid = (feedAddress: string): string =>
  uuidV5(feedAddress.replace(/^[a-z]+:\/\//i, '').replace(/(?<!\/)\/+$/, ''), podcastNamespace);

/** The UUID version 5 of a name in a namespace (RFC 9562): the same name always gives the same UUID. */
function uuidV5(name: string, namespace: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
