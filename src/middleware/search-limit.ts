import { createMiddleware } from 'hono/factory';

import type { RateLimit } from '../domain/rate-limit.ts';
import { tooManySearches } from '../domain/search-limit.ts';
import type { AppEnv } from './app-env.ts';

/** Limits the searches of a client address, which cost more than any other page. */
export const searchLimit = ({ searchLimit: limit }: { searchLimit: RateLimit }) =>
  createMiddleware<AppEnv>(async function searchLimit(c, next) {
    const { matched, tenant, pageUrl: url, clientAddress } = c.var;
    if (!tenant || !url) throw new Error('searchLimit needs the tenant and pageRoute middlewares before it');
    const isSearch = matched?.route.name === 'search' && Boolean(url.searchParams.get('q'));
    const seconds = isSearch && clientAddress ? limit.take(tenant.id, clientAddress) : 0;
    if (seconds === 0) return next();
    return c.text(tooManySearches(seconds), 429, { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' });
  });
