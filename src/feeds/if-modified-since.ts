import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';

import type { AppEnv } from '../middleware/app-env.ts';
import { collegeOf } from './college.ts';

/** Feeds whose content is remembered; the one remembered first is forgotten first. */
const maxFeeds = 2000;

/**
 * Answers 304 to a reader that sends the date of its copy and no ETag. The date is when this process first sent the content, because
 * the dates of rows do not reflect rows that were removed, renamed or hidden. Readers compare whole seconds, so a response in the
 * second of a change has the date of the second before.
 */
export const ifModifiedSince = (): MiddlewareHandler<AppEnv> => {
  const feeds = new Map<string, { etag: string; since: number }>();

  const firstSent = (feed: string, etag: string, now: number): number => {
    const known = feeds.get(feed);
    if (known?.etag === etag) return known.since;
    feeds.delete(feed);
    feeds.set(feed, { etag, since: now });
    const [oldest] = feeds.keys();
    if (oldest !== undefined && feeds.size > maxFeeds) feeds.delete(oldest);
    return now;
  };

  return createMiddleware<AppEnv>(async function ifModifiedSince(c, next) {
    await next();
    const etag = c.res.headers.get('etag');
    if (!etag || (c.res.status !== 200 && c.res.status !== 304)) return;
    const now = Math.floor(Date.now() / 1000);
    const since = firstSent(`${collegeOf(c).tenant.slug} ${new URL(c.req.url).href}`, etag, now);
    c.res.headers.set('last-modified', new Date((since === now ? now - 1 : since) * 1000).toUTCString());
    const copied = Date.parse(c.req.header('if-modified-since') ?? '') / 1000;
    if (copied >= since && !c.req.header('if-none-match'))
      c.res = new Response(null, { status: 304, headers: c.res.headers });
  });
};
