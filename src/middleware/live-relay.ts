import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';

type Options = {
  /** Undefined when this process serves the live games itself. */
  relayLive: ((request: Request, clientAddress: string) => Promise<Response>) | undefined;
};

const address = /^\/api\/v2(?:\.1)?\/live(\/|$)/i;

/** Relays reads of live games to `API_ORIGIN`. */
export const liveRelay = ({ relayLive }: Options) =>
  createMiddleware<AppEnv>(async function liveRelay(c, next) {
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
    return relayLive && isReading && address.test(c.req.path)
      ? relayLive(c.req.raw, c.var.clientAddress ?? '')
      : next();
  });
