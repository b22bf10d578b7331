import { cachedListener } from '../middleware/page-cache/cached-listener.ts';
import type { Fill } from '../middleware/page-cache/fill.ts';
import { createPageCache } from '../middleware/page-cache/page-cache.ts';
import { createPurger } from '../middleware/page-cache/purger.ts';
import { env } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import type { Metrics } from '../runtime/metrics.ts';
import type { Resources } from './resources.ts';

/** Seconds for which a cached page is fresh; a remote API announces no changes. */
const freshSeconds = { announced: 60, remote: 2 };

type Options = {
  api: Resources['api'];
  metrics: Metrics;
  isDevelopment: boolean;
  render: (request: Request, fill: Fill) => Promise<Response>;
};

export type Caching = ReturnType<typeof createCaching>;

/** The page cache, the listener that sends its pages, and the purger of the shared cache in front of the site, as configured. */
export function createCaching({ api, metrics, isDevelopment, render }: Options) {
  const purger = env.PURGE_URL ? createPurger({ address: env.PURGE_URL, log }) : undefined;
  const pageCache =
    isDevelopment || env.PAGE_CACHE === 'off'
      ? undefined
      : createPageCache({
          render,
          maxBytes: env.PAGE_CACHE_MEGABYTES * 1_000_000,
          freshSeconds: env.API_ORIGIN ? freshSeconds.remote : freshSeconds.announced,
          lastGoodSeconds: env.PAGE_CACHE_LAST_GOOD_HOURS * 3600,
          nextEnd: api.nextEnd,
          metrics: metrics.pages,
          log,
          purger,
        });
  if (pageCache) api.onInvalidation(pageCache.invalidate);
  if (purger) {
    api.onInvalidation(purger.purge);
    // pages of the previous build refer to its scripts
    purger.purge({ tenantId: undefined, withdrawn: 'files' });
  }
  const { TRUSTED_PROXIES: trustedProxies, PUBLIC_PORT: publicPort } = env;
  const before = pageCache && cachedListener({ pageCache, log, metrics, trustedProxies, publicPort });
  return { pageCache, purger, before };
}
