import { createMiddleware } from 'hono/factory';

import { findRefusal } from '../domain/rights.ts';
import { href } from '../routing/routes.ts';
import type { AppEnv } from './app-env.ts';

const unlisted = { 'X-Robots-Tag': 'noindex' };
const hidden = { 'X-Robots-Tag': 'noindex, nofollow', 'Cache-Control': 'no-store' };

/** The kind of the rows that hidden pages show, by page type; pages of the account show none. */
export const hiddenKinds: Readonly<Record<string, string>> = {
  story: 'story',
  'roster-list': 'rosterPlayer',
  'roster-player': 'rosterPlayer',
  sportfile: 'sportFile',
  forms: 'form',
  splash: 'splash',
};

/**
 * Refuses hidden pages without a staff session: documents redirect to the log-in, payloads get an empty 401. An account whose roles do
 * not include what the page shows is led to its own page, and its payloads get an empty 403. This is the
 * second guard (docs/decisions/009-two-guards.md); the first is the API. Runs before the load, whose redirects would disclose the
 * current URL of hidden content.
 */
export const access = () =>
  createMiddleware<AppEnv>(async function access(c, next) {
    const { matched, pageUrl, isPayload, staff } = c.var;
    if (!pageUrl) throw new Error('access needs the pageRoute middleware before it');
    const kind = matched?.route.access ?? 'public';
    if (kind === 'public') return next();
    const subject = hiddenKinds[matched?.route.pageType ?? ''];
    if (kind === 'hidden' && staff && subject && findRefusal(staff, { level: 'read', kind: subject })) {
      for (const [name, value] of Object.entries(hidden)) c.header(name, value);
      if (isPayload) return c.body(null, 403);
      return c.redirect(href('hiddenAccount', {}, { done: 'refused' }), 303);
    }
    if (kind === 'hidden' && !staff) {
      if (isPayload) return c.body(null, 401, hidden);
      const login = href('login', {}, { return: pageUrl.pathname + pageUrl.search });
      for (const [name, value] of Object.entries(hidden)) c.header(name, value);
      return c.redirect(login, 303);
    }
    await next();
    for (const [name, value] of Object.entries(kind === 'hidden' ? hidden : unlisted)) c.res.headers.set(name, value);
  });
