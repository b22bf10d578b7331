import { createMiddleware } from 'hono/factory';

import { preferredEncoding } from '../../web/preferred-encoding.ts';
import type { AppEnv } from '../app-env.ts';
import { isCrawlerRequest } from '../reader-class.ts';
import type { CountRender } from '../render-limit.ts';
import type { PageCache } from './page-cache.ts';
import { cacheControl } from './page-headers.ts';
import { pageTarget } from './page-target.ts';
import { responseOf } from './send-page.ts';

type Options = { pageCache?: PageCache | undefined; countRender: CountRender };

/**
 * Responds with pages from the cache, or with the shared render of a page that is not in it. Runs after
 * allowedMethods(), which leaves only GET and HEAD, and after everything that depends on the reader: access, forms and takeovers. In the request of a fill, it
 * reports what the page depends on.
 */
export const cachedPages = ({ pageCache, countRender }: Options) =>
  createMiddleware<AppEnv>(async function cachedPages(c, next) {
    const { api, cacheTags, matched, tenant } = c.var;
    const fill = c.env?.fill;
    if (fill) {
      Object.assign(fill, { api, cacheTags, tenant, route: matched?.route.name });
      return next();
    }
    if (!pageCache) return next();
    const target = pageTarget(new URL(c.req.url), isCrawlerRequest(c));
    if (!target) return next();
    pageCache.count(target.key);
    const stored = pageCache.get(target.key);
    if (stored) {
      const found = await pageCache.find(target, stored);
      return found ? responseOf(found, c.req.raw) : next();
    }
    const refused = countRender(c);
    if (refused) return refused;
    const { head, stream } = pageCache.fill(target);
    const shared = await head;
    // redirects keep the whole query of the request
    if (!shared?.isShared || (shared.status !== 200 && !target.isExact)) return next();
    const headers = new Headers(shared.headers);
    headers.set('cache-control', cacheControl(undefined));
    if (c.req.method === 'HEAD') return new Response(null, { status: shared.status, headers });
    const encoding = preferredEncoding(c.req.header('accept-encoding') ?? '');
    headers.set('vary', 'Accept-Encoding');
    if (encoding) headers.set('content-encoding', encoding);
    return new Response(stream(encoding), { status: shared.status, headers });
  });
