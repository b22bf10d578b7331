import type { MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { createMiddleware } from 'hono/factory';

import type { AppEnv } from '../middleware/app-env.ts';
import { boundedTags } from '../web/cache-tags.ts';
import { collegeOf } from './college.ts';

/** Makes a response publicly cacheable for `seconds`, with an ETag of its content and its cache tags. */
export const publicResponse = (seconds: number): [MiddlewareHandler<AppEnv>, MiddlewareHandler<AppEnv>] => [
  etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'cache-tag'] }),
  createMiddleware<AppEnv>(async function publicResponse(c, next) {
    await next();
    if (!c.res.ok) return;
    const { tenant } = collegeOf(c);
    c.header('Cache-Control', `public, max-age=${seconds}, stale-while-revalidate=${seconds}`);
    c.header('Cache-Tag', boundedTags([...new Set([`tenant:${tenant.slug}`, ...(c.var.cacheTags ?? [])])].join(',')));
  }),
];
