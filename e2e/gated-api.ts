import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';
import { Hono } from 'hono';

export type GatedApi = Awaited<ReturnType<typeof startGatedApi>>;

/** An API origin in front of the one at `origin` that can hold back what `held` matches for as long as it likes. */
export const startGatedApi = async (origin: string, held: RegExp) => {
  let gate: Promise<void> | undefined;
  const app = new Hono();
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (held.test(pathname + search)) await gate;
    // fetch unpacks the answer; its length and coding would no longer be true
    const headers = { 'x-tenant': c.req.header('x-tenant') ?? '', 'accept-encoding': 'identity' };
    return fetch(origin + pathname + search, { headers });
  });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Holds answers back until the function it returns is called. */
    close: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    stop: () => server.close(),
  };
};
