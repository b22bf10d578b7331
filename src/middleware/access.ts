import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';

/**
 * Keeps hidden pages from everybody without a staff session. There are no sessions yet, so from everybody. The
 * first wall is the API, which never returns hidden content to such a request; this is the second.
 */
export const access = () =>
  createMiddleware<AppEnv>(async function access(c, next) {
    if (c.var.matched?.route.access === 'hidden') return c.notFound();
    return next();
  });
