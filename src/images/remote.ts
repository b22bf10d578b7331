import { createHash } from 'node:crypto';

import { type } from 'arktype';

import type { FairQueue, QueueLimit } from '../web/fair-queue.ts';
import { timedOut } from '../web/with-timeout.ts';
import type { Deadline } from './deadline.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { FileCache } from './file-cache.ts';
import type { Media } from './media.ts';
import type { Renderer } from './renderer.ts';

const cachedFacts = type('string.json.parse').to({
  sha256: 'string',
  mime: 'string',
  width: 'number.integer',
  height: 'number.integer',
  fetchedAt: 'number.integer',
});

/** Milliseconds after which a remote picture is fetched again. */
const freshFor = 24 * 60 * 60 * 1000;
// no SVG: a remote drawing may contain scripts
const formats = new Map([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
  ['heif', 'image/avif'],
]);

type Options = {
  cache: FileCache;
  queue: FairQueue;
  renderer: Pick<Renderer, 'inspect'>;
  fetch?: (url: URL, hosts: readonly string[]) => Promise<Uint8Array<ArrayBuffer>>;
  now?: () => number;
};

export type RemotePictures = ReturnType<typeof createRemotePictures>;

/** The requesting client, how long it waits, and a signal that aborts when it no longer does. */
type Requester = { client: string; college: number; signal: AbortSignal; deadline: Deadline };

/** Pictures from other hosts, cached on disk for a day; a stale copy is used if the host fails. */
export function createRemotePictures({ cache, queue, renderer, fetch = fetchPicture, now = Date.now }: Options) {
  const nameOf = (tenantId: number, url: URL) => `remote-${sha256(`${tenantId} ${url.href}`)}`;

  const readFacts = async (name: string) => {
    const [text, bytes] = await Promise.all([cache.read(`${name}.json`), cache.read(name)]);
    const facts = text && bytes ? cachedFacts(text.toString()) : undefined;
    return facts instanceof type.errors ? undefined : facts;
  };

  const bring = async (name: string, url: URL, hosts: readonly string[]) => {
    const bytes = await fetch(url, hosts);
    const { format, compression, width, height } = await renderer.inspect(bytes);
    const mime = compression === 'hevc' ? undefined : formats.get(format);
    if (!mime) throw new Error(`${url.host} sent ${format}, which is not a kind of picture taken from others`);
    const facts = { sha256: sha256(bytes), mime, width, height, fetchedAt: now() };
    await cache.write(name, bytes);
    await cache.write(`${name}.json`, Buffer.from(JSON.stringify(facts)));
    return facts;
  };

  return {
    /** A picture without its bytes, fetched if not cached. Rejects with the reason on failure. */
    find: async (
      tenantId: number,
      url: URL,
      hosts: readonly string[],
      { deadline, ...requester }: Requester,
    ): Promise<Media | QueueLimit> => {
      const name = nameOf(tenantId, url);
      const known = await readFacts(name);
      if (known && now() - known.fetchedAt < freshFor) return toMedia(known);
      const brought = queue({ key: name, ...requester, run: () => bring(name, url, hosts) });
      if (typeof brought === 'string') return known ? toMedia(known) : brought;
      return deadline.wait(brought).then(
        (facts) => (facts !== timedOut ? toMedia(facts) : known ? toMedia(known) : 'total'),
        (error: unknown) => {
          if (known) return toMedia(known);
          throw error;
        },
      );
    },
    read: (tenantId: number, url: URL) => cache.read(nameOf(tenantId, url)),
  };
}

const toMedia = (facts: Omit<Media, 'focalX' | 'focalY' | 'isStaffOnly'>): Media => ({
  ...facts,
  focalX: 0.5,
  focalY: 0.5,
  isStaffOnly: false,
});
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
