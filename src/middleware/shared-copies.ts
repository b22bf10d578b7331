import { createMiddleware } from 'hono/factory';

import type { Invalidation } from '../api/response-cache.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { AppEnv } from './app-env.ts';
import { unpurgedSeconds } from './page-cache/page-headers.ts';
import type { Purger } from './page-cache/purger.ts';

type Options = {
  tenants: { findForHost: (host: string) => Promise<Tenant | undefined> };
  api: {
    onInvalidation: (listener: (invalidation: Invalidation) => void) => void;
    nextEnd: (tenantId: number) => Promise<number>;
  };
  /** Purges the shared cache in front of the site. */
  purger?: Pick<Purger, 'tagsHeader' | 'fileHeader' | 'isWorking'> | undefined;
};

const filePath = /^\/(?:media|images|files|documents)\//;

/**
 * Limits how long shared caches use public responses besides pages, such as pictures, files, feeds and data: as long as browsers
 * if they can be purged when something is withdrawn, else a second.
 */
export const sharedCopies = ({ tenants, api, purger }: Options) => {
  /** When something was last withdrawn, by college and for any college (undefined). */
  const withdrawals = new Map<number | undefined, number>();
  api.onInvalidation(({ tenantId, withdrawn }) => {
    if (withdrawn !== 'nothing') withdrawals.set(tenantId, performance.now());
  });

  /** Seconds for which a response can be purged; undefined if it cannot. */
  const purgeableSeconds = async (id: number, maxAge: number): Promise<number | undefined> => {
    if (!purger?.isWorking()) return undefined;
    const endsAt = await api.nextEnd(id).catch(() => 0);
    return Math.min(maxAge, Math.max(0, Math.floor((endsAt - Date.now()) / 1000)));
  };

  return createMiddleware<AppEnv>(async function sharedCopies(c, next) {
    const started = performance.now();
    await next();
    const { headers } = c.res;
    const caching = headers.get('cache-control') ?? '';
    if (!/\bpublic\b/.test(caching) || /\b(?:s-maxage|immutable)\b/.test(caching)) return;
    const { hostname, pathname } = new URL(c.req.url);
    const tenant = c.var.tenant ?? (await tenants.findForHost(hostname.replace(/\.$/, '')));
    if (!tenant) return;
    // the shared cache may have been purged already
    if (Math.max(withdrawals.get(tenant.id) ?? 0, withdrawals.get(undefined) ?? 0) >= started)
      return c.header('cache-control', 'private, no-store');
    const maxAge = Number(/\bmax-age=(\d+)/.exec(caching)?.[1] ?? 0);
    const seconds = await purgeableSeconds(tenant.id, maxAge);
    const tags = filePath.test(pathname) ? purger?.fileHeader(tenant.id) : purger?.tagsHeader(tenant.id, []);
    if (seconds !== undefined && tags) {
      c.header(...tags, { append: true });
      if (seconds < maxAge) c.header('cache-control', limited(caching, seconds));
    } else if (maxAge > unpurgedSeconds) c.header('cache-control', limited(caching, unpurgedSeconds));
  });
};

const limited = (caching: string, seconds: number): string =>
  `${caching.replace(/, stale-while-revalidate=\d+/, '')}, s-maxage=${seconds}, stale-while-revalidate=${unpurgedSeconds}`;
