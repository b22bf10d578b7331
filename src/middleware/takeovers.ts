import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';

import { findSport } from '../domain/sport.ts';
import { takeoverSending } from '../domain/takeover.ts';
import type { AppEnv } from './app-env.ts';
import { isCrawlerRequest } from './reader-class.ts';

/** Milliseconds; the cookie of a takeover without an end date lasts a year. */
const maxCookieAge = 365 * 86_400_000;

/** Redirects visitors of the home page and of sport homes once per active takeover. */
export const takeovers = () =>
  createMiddleware<AppEnv>(async function takeovers(c, next) {
    const { api, isPayload, matched, pageUrl: here, tenant } = c.var;
    if (!api || !tenant || !here) throw new Error('takeovers needs the tenant and pageRoute middlewares before it');
    const isHome = matched?.route.name === 'home' || matched?.route.name === 'sport';
    if (!isHome || tenant.settings.config?.takeoversEnabled === false) return next();
    if (isCrawlerRequest(c)) return next();

    const slug = matched.params['slug'];
    const sport = slug === undefined ? undefined : findSport(await api.sports.list(), slug);
    if (slug !== undefined && !sport) return next();
    const { fill } = c.env ?? {};
    if (fill) {
      const { takeovers } = await api.takeovers.list({ sportId: sport?.id });
      fill.hasTakeovers = takeovers.length > 0;
      return next();
    }
    const cookies = getCookie(c);
    const now = Date.now();
    const hasCookie = (name: string) => Object.hasOwn(cookies, name);
    const sending = takeoverSending(await api.takeovers.list({ sportId: sport?.id }), { here, hasCookie, now });
    if (!sending) return next();
    // a soft navigation cannot leave the site: after a 409 the browser loads the document
    if (isPayload) return c.text('Elsewhere', 409);
    for (const { cookie, endDate } of sending.because) {
      const left = endDate === null ? Infinity : Date.parse(endDate) - now;
      // the browser's clock may be another one
      const maxAge = Math.ceil(Math.min(left, maxCookieAge) / 1000);
      setCookie(c, cookie, '1', { path: '/', sameSite: 'Lax', secure: true, httpOnly: true, maxAge });
    }
    c.header('Cache-Control', 'no-store');
    return c.redirect(sending.url, 302);
  });
