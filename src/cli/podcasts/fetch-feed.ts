import { fetchRemote, type Network } from '../../images/fetch-remote.ts';
import { maxFileBytes } from '../../importers/file-size.ts';
import { usageError } from '../../web/usage-error.ts';

const accepts = { type: /xml|rss|text\/plain|octet-stream/i, what: 'feed' };
const milliseconds = 30_000;

/** Fetches the feed of a podcast from its URL. Throws a usage error with the reason for a failure. */
export async function fetchFeed(address: string, network?: Network): Promise<{ name: string; bytes: Uint8Array }> {
  const url = URL.parse(address);
  if (!url)
    throw usageError(`--from is "${address}"; it has to be an address such as https://podcasts.example.com/feed.xml`);
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const chunks = await Array.fromAsync(
      fetchRemote(url, [url.hostname], { signal, most: maxFileBytes, accepts, network }),
    );
    return { name: url.href, bytes: new Uint8Array(Buffer.concat(chunks)) };
  } catch (error) {
    throw usageError(`${address} cannot be fetched: ${error instanceof Error ? error.message : error}`);
  }
}
