import { createMiddleware } from 'hono/factory';

import { matchRoute } from '../routing/routes.ts';
import { pageUrl } from '../waku/payload-address.ts';
import type { AppEnv } from './app-env.ts';

/** Matches the page of a document or payload URL against the route table. */
export const pageRoute = () =>
  createMiddleware<AppEnv>(async function pageRoute(c, next) {
    const { url, isPayload } = pageUrl(c.req.url);
    c.set('pageUrl', url);
    c.set('isPayload', isPayload);
    const matched = matchRoute(url.pathname);
    if (matched) c.set('matched', matched);
    await next();
  });
