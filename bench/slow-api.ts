import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** Starts a proxy in front of an API origin that delays responses for matching paths. */
export function startSlowApi(
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
