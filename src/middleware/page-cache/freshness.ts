import type { PageCacheMetrics } from '../../runtime/metrics.ts';
import { timedOut, withTimeout } from '../../web/with-timeout.ts';
import type { FailingPages } from './failing-pages.ts';
import type { Filling, Fillings } from './filling.ts';
import { purged, type SharedSeconds, unpurged } from './page-headers.ts';
import type { PageTarget } from './page-target.ts';
import type { Purger } from './purger.ts';
import type { StoredPage } from './stored-page.ts';

/** Milliseconds that readers wait for a changed page before they get the previous one. */
const patience = 5000;
/** Milliseconds before a failed refresh is repeated, and during which readers do not wait for a slow one. */
const retryInterval = 5000;

export type FreshnessOptions = {
  /** Seconds that the last good copy is served while renders fail. */
  lastGoodSeconds: number;
  metrics: PageCacheMetrics;
  purger?: Pick<Purger, 'isWorking'> | undefined;
};

type Options = FreshnessOptions & { fillings: Pick<Fillings, 'start'>; failing: FailingPages };

/** A page to send: `isLate` if its refresh failed or takes too long; `shared` undefined if shared caches may not store it. */
export type Found = { page: StoredPage; isLate: boolean; shared: SharedSeconds | undefined };

/**
 * Decides which copy of a stored page a reader gets: the stored one while it is usable, else a new render, or the last good copy if
 * the render fails or takes too long.
 */
export function createFreshness({ lastGoodSeconds, metrics, purger, fillings, failing }: Options) {
  /** Readers of the previous copy wait for a render together. */
  const waiting = new WeakMap<Filling, Promise<StoredPage | typeof timedOut | undefined>>();

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

  const inTime = (filling: Filling) => {
    const page = waiting.get(filling) ?? withTimeout(filling.page, patience);
    waiting.set(filling, page);
    return page;
  };

  /** A new render of a stored page; its previous copy if that fails or takes too long. */
  const refresh = async (target: PageTarget, page: StoredPage): Promise<Found | undefined> => {
    if (page.retryAt > Date.now()) return late(page);
    const filling = fillings.start(target, true);
    const started = performance.now();
    const rendered = await inTime(filling);
    metrics.waited((performance.now() - started) / 1000);
    if (rendered === timedOut) {
      page.retryAt = Date.now() + retryInterval;
      return late(page);
    }
    // rendered again for its reader alone
    if (filling.isWithdrawn) return undefined;
    if (rendered && filling.fill.api?.isComplete() !== false) {
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

  return {
    /** The page of a key that was stored, refreshed if necessary. Undefined if it can no longer be sent from the cache. */
    find: (target: PageTarget, page: StoredPage): Found | Promise<Found | undefined> => {
      const now = Date.now();
      if (page.isInvalidated || now >= page.usableUntil) return refresh(target, page);
      if (now >= page.freshUntil && page.retryAt <= now) {
        page.retryAt = now + retryInterval;
        fillings.start(target, true);
      }
      metrics.requested('hit');
      return current(page);
    },
  };
}
