import { createMiddleware } from 'hono/factory';

import type { ScheduleGame } from '../api/games/schema.ts';
import { outsidePath } from '../domain/links.ts';
import { readFeedAddress } from '../domain/live/feed-address.ts';
import { parseRowId } from '../domain/row-id.ts';
import { concurrentPage } from '../domain/takeover.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { AppEnv } from './app-env.ts';

type Options = {
  documents: {
    /** The HTML where the college runs no other program; lists the games that were asked for. */
    outside: (page: { tenant: Tenant; games: readonly ScheduleGame[]; nonce: string }) => Promise<string>;
  };
};

/** A day has no more games to watch at once. */
const maxGames = 12;

/**
 * Hands the addresses of other programs to where the college has these. Without such a place nothing is there, which is
 * 404: a 501 would be an outage to monitors, and search engines would keep asking. Never a page of ours.
 */
export const externalUrls = ({ documents }: Options) =>
  createMiddleware<AppEnv>(async function externalUrls(c, next) {
    const { api, isPayload, pageUrl: url, secureHeadersNonce: nonce = '', tenant } = c.var;
    if (!api || !tenant || !url) throw new Error('externalUrls needs the tenant and pageRoute middlewares before it');
    const path = outsidePath(url.pathname);
    if (path === undefined) return next();
    // a soft navigation cannot leave the site: refused, the browser asks for the document
    if (isPayload) return c.text('Elsewhere', 409);
    const origin = originOf(path, tenant, url);
    if (origin) return c.redirect(`${origin}${url.pathname}${url.search}`, 307);
    // our own word of live games, where no other program has them
    if (readFeedAddress(url.pathname)) return next();
    const asked = url.pathname.toLowerCase() === concurrentPage ? gameIds(url) : [];
    const games = (await Promise.all(asked.map((id) => api.games.get(id)))).filter((game) => game !== undefined);
    c.header('X-Robots-Tag', 'noindex');
    return c.html(await documents.outside({ tenant, games, nonce }), games.length > 0 ? 200 : 404);
  });

/** Undefined also for an origin that is this site: that would be a circle. */
const originOf = (path: string, { hosts, settings }: Tenant, { hostname }: URL): string | undefined => {
  const origin = URL.parse(settings.config?.externalOrigins?.[path] ?? '');
  return origin && ![...hosts, hostname].includes(origin.hostname) ? origin.origin : undefined;
};

const gameIds = ({ searchParams }: URL): number[] => {
  const ids = (searchParams.get('ids') ?? '').split(',').map(parseRowId);
  return [...new Set(ids.filter((id) => id !== undefined))].slice(0, maxGames);
};
