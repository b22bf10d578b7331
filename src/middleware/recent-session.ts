import type { Context } from 'hono';

import { href } from '../routing/routes.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Whether the session may write: it was never idle for half an hour since the password was entered. Whatever changes data for a
 * session checks this; reading does not.
 */
export const isRecentSession = ({ var: { staff } }: Context<AppEnv>): boolean => staff?.mayWrite === true;

/**
 * Leads a reader whose session was idle to the log-in, which asks for the password again and leads back; undefined for a recent
 * session.
 */
export const requireRecentSession = (c: Context<AppEnv>): Response | undefined => {
  if (isRecentSession(c)) return undefined;
  if (c.var.isPayload) return c.body(null, 401);
  return c.redirect(href('login', {}, { return: c.var.pageUrl?.pathname }), 303);
};
