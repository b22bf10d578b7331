import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

import { isLoopback } from '../web/network.ts';
import { createRateLimit } from '../web/rate-limit.ts';
import type { AppEnv } from './app-env.ts';

/** Pages that one network may have rendered at once: a browser that restores its tabs, or the readers of a campus. */
const burst = 120;

/** Counts a render for the client. Returns the refusal if the client has too many; undefined if the page may be rendered. */
export type CountRender = (c: Context<AppEnv>) => Response | undefined;

/** A limit per network and college on pages that are not in the cache. */
export const createRenderLimit = (perMinute: number): CountRender => {
  const limit = createRateLimit({ perMinute, burst: Math.min(burst, perMinute) });
  return (c) => {
    const { clientAddress, isRenderCounted, tenant } = c.var;
    if (!tenant) throw new Error('The limit of renders needs the tenant middleware before it');
    if (isRenderCounted || !clientAddress || isLoopback(clientAddress)) return undefined;
    c.set('isRenderCounted', true);
    const seconds = limit.take(tenant.id, clientAddress);
    if (seconds === 0) return undefined;
    const text = `At most ${perMinute} pages a minute are made for one address. Try again in ${seconds} s.`;
    return c.text(text, 429, { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' });
  };
};

/** Limits pages and files that are not sent from the cache. Feeds are read by services that fetch many from one address. */
export const renderLimit = ({ countRender }: { countRender: CountRender }) =>
  createMiddleware<AppEnv>(async function renderLimit(c, next) {
    const { matched } = c.var;
    // the render of a fill is counted for the reader who caused it
    if (c.env?.fill || !matched || matched.route.file === 'rss') return next();
    return countRender(c) ?? next();
  });
