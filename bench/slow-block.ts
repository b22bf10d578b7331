import { serve } from '@hono/node-server';
import { Hono } from 'hono';

import { freePort } from '../src/testing/free-port.ts';
import { firstByte } from './load.ts';
import { startSite } from './servers.ts';

/** Requests of `<Deferred>` blocks (related stories, other results) and of the blocks around every page. */
const secondary =
  /\/(Stories|EventsResults)\b.*[?&]|\/(Alert|live|TrackingTag|Seo|navigation|Takeovers|Google|Analytics|mobile)\b/i;

/**
 * First byte of a page in milliseconds, without and with a delay of 300 ms for the API responses of secondary blocks. A
 * second site reads the API of the first through a proxy that adds the delay.
 */
export async function measureSlowBlock(
  origin: string,
  host: string,
  page: string,
  folder: string,
): Promise<{ onTime: number; late: number }> {
  const api = startSlowApi(origin, secondary, await freePort());
  // cached pages have no late blocks
  const site = await startSite({ DATA_DIR: folder, API_ORIGIN: api.origin, PAGE_CACHE: 'off' });
  try {
    await firstByte(site.origin + page, host, 5);
    const onTime = await firstByte(site.origin + page, host);
    api.delay(300);
    const late = await firstByte(site.origin + page, host);
    return { onTime, late };
  } finally {
    await site.stop();
    api.stop();
  }
}

/** Starts a proxy in front of an API origin that delays responses for matching paths. */
function startSlowApi(
  origin: string,
  slow: RegExp,
  port: number,
): { origin: string; delay: (milliseconds: number) => void; stop: () => void } {
  let wait = 0;
  const app = new Hono();
  app.all('*', async (c) => {
    const url = new URL(c.req.url);
    if (slow.test(url.pathname + url.search)) await new Promise((resolve) => setTimeout(resolve, wait));
    const headers = new Headers(c.req.raw.headers);
    // fetch decompresses the response, which would contradict its headers
    headers.set('accept-encoding', 'identity');
    return fetch(origin + url.pathname + url.search, { headers });
  });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port });
  return {
    origin: `http://127.0.0.1:${port}`,
    delay: (milliseconds) => {
      wait = milliseconds;
    },
    stop: () => server.close(),
  };
}
