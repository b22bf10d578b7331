import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';
import { Hono } from 'hono';

export type GatedApi = Awaited<ReturnType<typeof startGatedApi>>;

/** A proxy of the API at `origin` that can delay responses to requests matching `gated`. */
export async function startGatedApi(origin: string, gated: RegExp) {
  let gate: Promise<void> | undefined;
  const app = new Hono();
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (gated.test(pathname + search)) await gate;
    // fetch decodes the body, after which Content-Length and Content-Encoding would be wrong
    const headers = { 'x-tenant': c.req.header('x-tenant') ?? '', 'accept-encoding': 'identity' };
    return fetch(origin + pathname + search, { headers });
  });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Delays responses until the returned function is called. */
    close: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    stop: () => server.close(),
  };
}
