import type { Invalidation } from '../../api/response-cache.ts';
import { timedOut, withTimeout } from '../../domain/with-timeout.ts';
import type { Log } from '../../runtime/log.ts';
import type { PageCacheMetrics } from '../../runtime/metrics.ts';
import { compress, createCompressor } from '../compression.ts';
import { type Broadcast, broadcastOf, createBroadcast } from './broadcast.ts';
import { createFailingPages } from './failing-pages.ts';
import type { Fill } from './fill.ts';
import { lastingHeaders, purged, type SharedSeconds, unpurged } from './page-headers.ts';
import { createPageStore } from './page-store.ts';
import type { PageTarget } from './page-target.ts';
import type { Purger } from './purger.ts';
import { type Encoding, encodePage, entityTag, type StoredPage } from './stored-page.ts';

/** Milliseconds that readers wait for a changed page before they get the previous one. */
const patience = 5000;
/** Milliseconds before a failed refresh is repeated, and during which readers do not wait for a slow one. */
const retryInterval = 5000;
/**
 * Milliseconds: data that expires sooner changes without an announcement, and readers would be too far behind if shared caches
 * stored its pages as well.
 */
const shortLived = 2000;

type Options = {
  /** Sends the request of a fill through the app. */
  render: (request: Request, fill: Fill) => Promise<Response>;
  maxBytes: number;
  /**
   * Seconds that pages without an expiry are fresh: bounds the effect of the clock and of a lost announcement. For as long
   * again, they are sent while they are refreshed in the background.
   */
  freshSeconds: number;
  /** Seconds that the last good copy is served while renders fail. */
  lastGoodSeconds: number;
  /** When the next content of a college stops being readable, in milliseconds since the epoch. */
  nextEnd: (tenantId: number) => Promise<number>;
  metrics: PageCacheMetrics;
  log: Pick<Log, 'info' | 'warn'>;
  /** Purges the shared cache in front of the site. */
  purger?: Pick<Purger, 'tagsHeader' | 'isWorking'> | undefined;
};

/** A page to send: `isLate` if its refresh failed or takes too long; `shared` undefined if shared caches may not store it. */
export type Found = { page: StoredPage; isLate: boolean; shared: SharedSeconds | undefined };

type Head = {
  status: number;
  headers: [name: string, value: string][];
  /** Nothing in it is made for one request. */
  isShared: boolean;
};

/** A render that readers share. */
type Filling = {
  fill: Fill;
  /** Settled with the first byte; undefined when the render failed. */
  head: Promise<Head | undefined>;
  body: Broadcast;
  /** Compressed once for all readers. */
  encoded: { [Name in Encoding]?: Broadcast };
  /** The page, whether or not it is stored; undefined if it must not be. */
  page: Promise<StoredPage | undefined>;
  /** The page, unless it takes too long for readers of the previous copy. */
  inTime?: Promise<StoredPage | typeof timedOut | undefined>;
  /** A change of the college was announced meanwhile. */
  isOutdated: boolean;
  /** It may contain something that was withdrawn meanwhile. */
  isWithdrawn: boolean;
  /** Tags that were announced meanwhile. */
  changedTags: Set<string>;
};

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Rendered pages, one per key (docs/decisions/030-page-cache.md). Concurrent requests share a render, which has nothing of
 * their readers.
 */
export const createPageCache = ({
  render,
  maxBytes,
  freshSeconds,
  lastGoodSeconds,
  nextEnd,
  metrics,
  log,
  purger,
}: Options) => {
  const store = createPageStore({ maxBytes, onRemoval: metrics.removed });
  const failing = createFailingPages({ log, metrics, list: () => store.list() });
  const fillings = new Map<string, Filling>();
  /** Those that later readers do not share are still open to changes. */
  const open = new Set<Filling>();
  /** When something was last withdrawn, by college and for any college (undefined), on the clock of `performance.now()`. */
  const withdrawals = new Map<number | undefined, number>();

  const put = (filling: Filling, page: StoredPage) => {
    const { fill, isOutdated, changedTags } = filling;
    const isChanged = isOutdated || [...changedTags].some((tag) => page.tags.has(tag));
    if (isChanged || fill.api?.isComplete() === false) return;
    store.set(page);
    metrics.stored(store.size());
    failing.count();
  };

  const start = (target: PageTarget, isWhole: boolean): Filling => {
    const running = fillings.get(target.key);
    if (running) return running;
    const fill: Fill = { isCrawler: target.isCrawler, isWhole };
    const body = createBroadcast();
    const response = render(new Request(target.url), fill);
    const filling: Filling = {
      fill,
      body,
      encoded: {},
      head: response.then(
        (rendered) => headOf(rendered, fill),
        () => undefined,
      ),
      page: response.then((rendered) => receive(rendered, { target, filling })).catch(() => undefined),
      isOutdated: false,
      isWithdrawn: false,
      changedTags: new Set(),
    };
    fillings.set(target.key, filling);
    open.add(filling);
    const end = () => {
      open.delete(filling);
      if (fillings.get(target.key) === filling) fillings.delete(target.key);
    };
    filling.page.then(end, end);
    return filling;
  };

  const receive = async (response: Response, { target, filling }: { target: PageTarget; filling: Filling }) => {
    const { fill, body } = filling;
    const head = headOf(response, fill);
    if (!head?.isShared) {
      await response.body?.cancel();
      if (head) store.remove(target.key, 'gone');
      return undefined;
    }
    try {
      for await (const chunk of response.body ?? []) body.push(chunk);
      body.end();
    } catch {
      body.fail();
      return undefined;
    }
    if (head.status !== 200 || fill.isSingleUse || !fill.tenant || !fill.cacheTags) {
      store.remove(target.key, 'gone');
      return undefined;
    }
    const bytes = body.bytes();
    const now = Date.now();
    const expiresAt = fill.api?.expiresAt() ?? Number.POSITIVE_INFINITY;
    // a page with blocks that were streamed late is replaced by a complete one
    const isInOrder = fill.isWhole || !bytes.includes('<rsc-call');
    const freshUntil = Math.min(isInOrder ? now + freshSeconds * 1000 : now, expiresAt);
    const tagsHeader = purger?.tagsHeader(fill.tenant.id, fill.cacheTags);
    // without the database no last good copy is stored
    const endsAt = await nextEnd(fill.tenant.id).catch(() => now);
    const page = await encodePage({
      key: target.key,
      tenantId: fill.tenant.id,
      tenant: fill.tenant.slug,
      route: fill.route ?? '',
      headers: tagsHeader ? [...head.headers, tagsHeader] : head.headers,
      etag: entityTag(bytes),
      body: bytes,
      encoded: {},
      tags: new Set(fill.cacheTags),
      hasTakeovers: fill.hasTakeovers === true,
      isShared: !fill.hasTakeovers && !fill.isCrawler && expiresAt - now > shortLived,
      isPurgeable: tagsHeader !== undefined,
      renderedAt: now,
      freshUntil,
      usableUntil: Math.min(now + 2 * freshSeconds * 1000, expiresAt),
      endsAt,
      isInvalidated: false,
      isWithdrawn: false,
      retryAt: 0,
      failingSince: 0,
      reportAt: 0,
    });
    put(filling, page);
    return page;
  };

  const sharedOf = ({ isShared, isPurgeable, endsAt }: StoredPage, seconds: number): SharedSeconds | undefined => {
    if (!isShared) return undefined;
    return isPurgeable && purger?.isWorking() ? purged(seconds, endsAt) : unpurged;
  };

  const current = (page: StoredPage): Found => {
    const seconds = Math.floor((page.freshUntil - Date.now()) / 1000);
    return { page, isLate: false, shared: sharedOf(page, seconds) };
  };

  /** The last good copy, as long as it may be served. */
  const late = (page: StoredPage): Found | undefined => {
    const now = Date.now();
    if (page.isWithdrawn || now >= page.endsAt || now - page.renderedAt >= lastGoodSeconds * 1000) return undefined;
    metrics.requested('late');
    // shared caches would replace their own last good copy with a response that they may not store
    return { page, isLate: true, shared: sharedOf(page, 0) };
  };

  /** A new render of a stored page; its previous copy if that fails or takes too long. */
  const refresh = async (target: PageTarget, page: StoredPage): Promise<Found | undefined> => {
    if (page.retryAt > Date.now()) return late(page);
    const filling = start(target, true);
    const started = performance.now();
    filling.inTime ??= withTimeout(filling.page, patience);
    const rendered = await filling.inTime;
    metrics.waited((performance.now() - started) / 1000);
    if (rendered === timedOut) {
      page.retryAt = Date.now() + retryInterval;
      return late(page);
    }
    // rendered again for its reader alone
    if (filling.isWithdrawn) return undefined;
    const isGood = rendered && filling.fill.api?.isComplete() !== false;
    if (isGood) {
      metrics.requested('refreshed');
      failing.succeeded(page, target.url);
      return current(rendered);
    }
    const head = await filling.head;
    // missing, redirected, or made for each request
    if (head && (head.status !== 200 || !head.isShared || filling.fill.isSingleUse)) return undefined;
    page.retryAt = Date.now() + retryInterval;
    failing.failed(page, target.url);
    return late(page);
  };

  const isUsable = (page: StoredPage): boolean => !page.isInvalidated && Date.now() < page.usableUntil;

  return {
    /** Counts a request for the page of a key. */
    count: store.count,
    /** The stored page of a key, in any state. */
    get: store.get,
    /**
     * The page of a key that was stored, refreshed if necessary. Undefined if the page can no longer be sent from the cache.
     */
    find: (target: PageTarget, page: StoredPage): Found | Promise<Found | undefined> => {
      if (!isUsable(page)) return refresh(target, page);
      if (Date.now() >= page.freshUntil && page.retryAt <= Date.now()) {
        page.retryAt = Date.now() + retryInterval;
        start(target, true);
      }
      metrics.requested('hit');
      return current(page);
    },
    /** The shared render of a page that is not stored. */
    fill: (target: PageTarget) => {
      metrics.requested('miss');
      const isSharing = fillings.has(target.key);
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
    /** All stored pages, in any state. */
    list: () => store.list(),
    /**
     * Stores a page of another process for the case that it cannot be rendered; the first request for it renders it. Not if something
     * was withdrawn since the process was asked for it.
     */
    adopt: (page: StoredPage, askedAt: number): void => {
      const withdrawnAt = Math.max(withdrawals.get(page.tenantId) ?? 0, withdrawals.get(undefined) ?? 0);
      if (store.get(page.key) || withdrawnAt >= askedAt) return;
      store.set({ ...page, isInvalidated: true, retryAt: 0, failingSince: 0, reportAt: 0 });
      metrics.stored(store.size());
    },
    /** Removes all pages. Those being rendered are not stored. */
    clear: (): void => {
      for (const { key } of store.list()) store.remove(key);
      for (const filling of open) filling.isOutdated = true;
      fillings.clear();
    },
    /** Invalidates pages, or removes them if something was withdrawn. */
    invalidate: ({ tenantId, tags, withdrawn }: Invalidation): void => {
      const isWithdrawal = withdrawn !== 'nothing';
      if (isWithdrawal) withdrawals.set(tenantId, performance.now());
      const isConcerned = (page: StoredPage) => tags?.some((tag) => page.tags.has(tag)) ?? true;
      for (const page of store.list(tenantId)) {
        if (!isConcerned(page)) continue;
        page.isInvalidated = true;
        page.retryAt = 0;
        if (!isWithdrawal) continue;
        page.isWithdrawn = true;
        store.remove(page.key, 'withdrawn');
      }
      if (isWithdrawal) failing.count();
      for (const filling of open) {
        const id = filling.fill.tenant?.id;
        if (tenantId !== undefined && id !== undefined && id !== tenantId) continue;
        if (isWithdrawal) filling.isWithdrawn = true;
        if (tags) for (const tag of tags) filling.changedTags.add(tag);
        else filling.isOutdated = true;
      }
      for (const [key, filling] of fillings) {
        // later readers must see the change
        if (open.has(filling) && (filling.isOutdated || filling.changedTags.size > 0)) fillings.delete(key);
      }
    },
  };
};

/** The head of a response; undefined for errors. */
const headOf = ({ status, headers }: Response, { isSingleUse }: Fill): Head | undefined => {
  if (status >= 500) return undefined;
  const isOwn = isSingleUse || headers.has('set-cookie') || headers.get('cache-control')?.includes('no-store');
  return { status, headers: lastingHeaders(headers), isShared: !isOwn };
};
