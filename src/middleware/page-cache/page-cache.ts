import type { Invalidation } from '../../api/response-cache.ts';
import type { Log } from '../../runtime/log.ts';
import { createFailingPages } from './failing-pages.ts';
import { createFillings, type FillingOptions } from './filling.ts';
import { createFreshness, type FreshnessOptions } from './freshness.ts';
import { createPageStore } from './page-store.ts';
import type { PageTarget } from './page-target.ts';
import type { StoredPage } from './stored-page.ts';

type Options = FillingOptions & FreshnessOptions & { maxBytes: number; log: Pick<Log, 'info' | 'warn'> };

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Rendered pages, one per key (docs/decisions/030-page-cache.md): `filling.ts` renders them, `freshness.ts` decides which copy a
 * reader gets.
 */
export function createPageCache(options: Options) {
  const { metrics, log } = options;
  const store = createPageStore({ maxBytes: options.maxBytes, onRemoval: metrics.removed });
  const failing = createFailingPages({ log, metrics, list: () => store.list() });
  const fillings = createFillings({
    ...options,
    store: (page) => {
      store.set(page);
      metrics.stored(store.size());
      failing.count();
    },
    discard: (key) => store.remove(key, 'gone'),
  });
  const freshness = createFreshness({ ...options, fillings, failing });
  /** When something was last withdrawn, by college and for any college (undefined), on the clock of `performance.now()`. */
  const withdrawals = new Map<number | undefined, number>();

  return {
    /** Counts a request for the page of a key. */
    count: store.count,
    /** The stored page of a key, in any state. */
    get: store.get,
    find: freshness.find,
    /** The shared render of a page that is not stored. */
    fill: (target: PageTarget) => {
      metrics.requested('miss');
      return fillings.join(target);
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
      fillings.clear();
    },
    /** Invalidates pages, or removes them if something was withdrawn. */
    invalidate: (invalidation: Invalidation): void => {
      const { tenantId, tags, withdrawn } = invalidation;
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
      fillings.invalidate(invalidation);
    },
  };
}
