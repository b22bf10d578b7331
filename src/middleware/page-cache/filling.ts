import type { Invalidation } from '../../api/response-cache.ts';
import { compress, createCompressor } from '../compression.ts';
import { type Broadcast, broadcastOf, createBroadcast } from './broadcast.ts';
import type { Fill } from './fill.ts';
import { lastingHeaders } from './page-headers.ts';
import type { PageTarget } from './page-target.ts';
import type { Purger } from './purger.ts';
import { type Encoding, encodePage, entityTag, type StoredPage } from './stored-page.ts';

/**
 * Milliseconds: data that expires sooner changes without an announcement, and readers would be too far behind if shared caches
 * stored its pages as well.
 */
const shortLived = 2000;

export type FillingOptions = {
  /** Sends the request of a fill through the app. */
  render: (request: Request, fill: Fill) => Promise<Response>;
  /**
   * Seconds that pages without an expiry are fresh: bounds the effect of the clock and of a lost announcement. For as long
   * again, they are sent while they are refreshed in the background.
   */
  freshSeconds: number;
  /** When the next content of a college stops being readable, in milliseconds since the epoch. */
  nextEnd: (tenantId: number) => Promise<number>;
  /** Purges the shared cache in front of the site. */
  purger?: Pick<Purger, 'tagsHeader' | 'isWorking'> | undefined;
};

type Options = FillingOptions & {
  /** Stores a page that no announcement made outdated meanwhile. */
  store: (page: StoredPage) => void;
  /** The page of this key no longer exists, or is not the same for all readers. */
  discard: (key: string) => void;
};

type Head = {
  status: number;
  headers: [name: string, value: string][];
  /** Nothing in it is made for one request. */
  isShared: boolean;
};

/** A render that readers share. */
export type Filling = {
  fill: Fill;
  /** Settled with the first byte; undefined when the render failed. */
  head: Promise<Head | undefined>;
  body: Broadcast;
  /** Compressed once for all readers. */
  encoded: { [Name in Encoding]?: Broadcast };
  /** The page, whether or not it is stored; undefined if it must not be. */
  page: Promise<StoredPage | undefined>;
  /** A change of the college was announced meanwhile. */
  isOutdated: boolean;
  /** It may contain something that was withdrawn meanwhile. */
  isWithdrawn: boolean;
  /** Tags that were announced meanwhile. */
  changedTags: Set<string>;
};

export type Fillings = ReturnType<typeof createFillings>;

/** Renders pages for the cache. Concurrent requests share a render, which has nothing of their readers. */
export function createFillings({ render, freshSeconds, nextEnd, purger, store, discard }: Options) {
  const shared = new Map<string, Filling>();
  /** Those that later readers do not share are still open to changes. */
  const open = new Set<Filling>();

  const start = (target: PageTarget, isWhole: boolean): Filling => {
    const running = shared.get(target.key);
    if (running) return running;
    const fill: Fill = { isCrawler: target.isCrawler, isWhole };
    const response = render(new Request(target.url), fill);
    const filling: Filling = {
      fill,
      body: createBroadcast(),
      encoded: {},
      head: response.then(
        (rendered) => headOf(rendered, fill),
        () => undefined,
      ),
      page: response.then((rendered) => receive(rendered, target.key, filling)).catch(() => undefined),
      isOutdated: false,
      isWithdrawn: false,
      changedTags: new Set(),
    };
    shared.set(target.key, filling);
    open.add(filling);
    const end = () => {
      open.delete(filling);
      if (shared.get(target.key) === filling) shared.delete(target.key);
    };
    filling.page.then(end, end);
    return filling;
  };

  const receive = async (response: Response, key: string, filling: Filling): Promise<StoredPage | undefined> => {
    const { fill, body } = filling;
    const head = headOf(response, fill);
    if (!head?.isShared) {
      await response.body?.cancel();
      if (head) discard(key);
      return undefined;
    }
    try {
      for await (const chunk of response.body ?? []) body.push(chunk);
      body.end();
    } catch {
      body.fail();
      return undefined;
    }
    const page = head.status === 200 ? await toPage(key, head, filling) : undefined;
    if (!page) discard(key);
    else if (!isChanged(filling, page) && fill.api?.isComplete() !== false) store(page);
    return page;
  };

  const toPage = async (key: string, head: Head, { fill, body }: Filling): Promise<StoredPage | undefined> => {
    const { tenant, cacheTags } = fill;
    if (fill.isSingleUse || !tenant || !cacheTags) return undefined;
    const bytes = body.bytes();
    const now = Date.now();
    const expiresAt = fill.api?.expiresAt() ?? Number.POSITIVE_INFINITY;
    // a page with blocks that were streamed late is replaced by a complete one
    const isInOrder = fill.isWhole || !bytes.includes('<rsc-call');
    const tagsHeader = purger?.tagsHeader(tenant.id, cacheTags);
    return encodePage({
      key,
      tenantId: tenant.id,
      tenant: tenant.slug,
      route: fill.route ?? '',
      headers: tagsHeader ? [...head.headers, tagsHeader] : head.headers,
      etag: entityTag(bytes),
      body: bytes,
      encoded: {},
      tags: new Set(cacheTags),
      hasTakeovers: fill.hasTakeovers === true,
      isShared: !fill.hasTakeovers && !fill.isCrawler && expiresAt - now > shortLived,
      isPurgeable: tagsHeader !== undefined,
      renderedAt: now,
      freshUntil: Math.min(isInOrder ? now + freshSeconds * 1000 : now, expiresAt),
      usableUntil: Math.min(now + 2 * freshSeconds * 1000, expiresAt),
      // without the database no last good copy is stored
      endsAt: await nextEnd(tenant.id).catch(() => now),
      isInvalidated: false,
      isWithdrawn: false,
      retryAt: 0,
      failingSince: 0,
      reportAt: 0,
    });
  };

  return {
    start,
    /** The head and the stream of a render for a reader who waits for it. */
    join: (target: PageTarget) => {
      const isSharing = shared.has(target.key);
      const filling = start(target, false);
      const { fill, body, encoded, page } = filling;
      const head = filling.head.then((found) => (filling.isWithdrawn ? undefined : found));
      // a form in a payload gets its token after the first bytes; only the first reader may have it
      const whole = () => page.then(() => (fill.isSingleUse ? undefined : head));
      const stream = (encoding: Encoding | undefined): ReadableStream<Uint8Array> => {
        if (!encoding) return body.stream();
        encoded[encoding] ??= broadcastOf(compress(body.stream(), createCompressor[encoding]()));
        return encoded[encoding].stream();
      };
      return { head: isSharing && target.isPayload ? whole() : head, stream };
    },
    /** The pages being rendered are not stored. */
    clear: (): void => {
      for (const filling of open) filling.isOutdated = true;
      shared.clear();
    },
    /** Marks the renders that may not include a change; later readers do not share them. */
    invalidate: ({ tenantId, tags, withdrawn }: Invalidation): void => {
      for (const filling of open) {
        const id = filling.fill.tenant?.id;
        if (tenantId !== undefined && id !== undefined && id !== tenantId) continue;
        if (withdrawn !== 'nothing') filling.isWithdrawn = true;
        if (tags) for (const tag of tags) filling.changedTags.add(tag);
        else filling.isOutdated = true;
      }
      for (const [key, filling] of shared) {
        if (open.has(filling) && (filling.isOutdated || filling.changedTags.size > 0)) shared.delete(key);
      }
    },
  };
}

const isChanged = ({ isOutdated, changedTags }: Filling, page: StoredPage): boolean =>
  isOutdated || [...changedTags].some((tag) => page.tags.has(tag));

/** The head of a response; undefined for errors. */
const headOf = ({ status, headers }: Response, { isSingleUse }: Fill): Head | undefined => {
  if (status >= 500) return undefined;
  const isOwn = isSingleUse || headers.has('set-cookie') || headers.get('cache-control')?.includes('no-store');
  return { status, headers: lastingHeaders(headers), isShared: !isOwn };
};
