import type { Context } from 'hono';

import { href } from '../routing/routes.ts';
import { endedSessionCookie } from '../web/session-cookie.ts';
import type { AppEnv } from './app-env.ts';

/** Makes the browser forget a session that has ended, and leads to the log-in. */
export function loggedOut(c: Context<AppEnv>): Response {
  c.header('Set-Cookie', endedSessionCookie, { append: true });
  // pages in memory and in the cache; hidden pages are in no other storage of the browser
  c.header('Clear-Site-Data', '"cache"');
  return c.redirect(href('login', {}, { ended: 'true' }), 303);
}
