import { createMiddleware } from 'hono/factory';

import { type SearchLimit, tooManySearches } from '../web/search-limit.ts';
import type { AppEnv } from './app-env.ts';

/** Rate-limits searches by client address and runs one at a time, because they cost more than any other page. */
export const searchLimit = ({ searchLimit: limit }: { searchLimit: SearchLimit }) =>
  createMiddleware<AppEnv>(async function searchLimit(c, next) {
    const { matched, tenant, pageUrl: url, clientAddress } = c.var;
    if (!tenant || !url) throw new Error('searchLimit needs the tenant and pageRoute middlewares before it');
    if (matched?.route.name !== 'search' || !url.searchParams.get('q') || !clientAddress) return next();
    const search = { tenantId: tenant.id, address: clientAddress, signal: c.req.raw.signal };
    const served = await limit.run(search, next);
    if ('result' in served) return;
    const headers = { 'Retry-After': String(served.retryAfter), 'Cache-Control': 'no-store' };
    return c.text(tooManySearches(served.retryAfter), 429, headers);
  });
