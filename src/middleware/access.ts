import { createMiddleware } from 'hono/factory';

import { href } from '../routing/routes.ts';
import type { AppEnv } from './app-env.ts';

const unlisted = { 'X-Robots-Tag': 'noindex' };
const hidden = { 'X-Robots-Tag': 'noindex, nofollow', 'Cache-Control': 'no-store' };

/**
 * Refuses hidden pages without a staff session: documents redirect to the log-in, payloads get an empty 401. This is the
 * second guard (docs/decisions/009-two-guards.md); the first is the API. Runs before the load, whose redirects would disclose the
 * current URL of hidden content.
 */
export const access = () =>
  createMiddleware<AppEnv>(async function access(c, next) {
    const { matched, pageUrl, isPayload, staff } = c.var;
    if (!pageUrl) throw new Error('access needs the pageRoute middleware before it');
    const kind = matched?.route.access ?? 'public';
    if (kind === 'public') return next();
    if (kind === 'hidden' && !staff) {
      if (isPayload) return c.body(null, 401, hidden);
      const login = href('login', {}, { return: pageUrl.pathname + pageUrl.search });
      for (const [name, value] of Object.entries(hidden)) c.header(name, value);
      return c.redirect(login, 303);
    }
    await next();
    for (const [name, value] of Object.entries(kind === 'hidden' ? hidden : unlisted)) c.res.headers.set(name, value);
  });
