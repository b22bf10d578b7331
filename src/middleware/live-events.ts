import type { ServerResponse } from 'node:http';

import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';

type Stream = {
  headers: Record<string, string>;
  writeTo: (response: ServerResponse) => void;
  toBody: () => ReadableStream<Uint8Array>;
};

type Options = {
  liveEvents: (query: {
    request: Request;
    gameId: string | undefined;
    gameIds: string | undefined;
    clientAddress: string;
  }) => Promise<Response | Stream>;
};

const address = /^\/api\/v2(?:\.1)?\/live(?:\/games\/(?<gameIds>[^/]+)|\/(?<gameId>[^/]+))?\/events\/?$/i;

/** Server-sent events of live games, streamed until the client disconnects. */
export const liveEvents = ({ liveEvents }: Options) =>
  createMiddleware<AppEnv>(async function events(c, next) {
    const match = address.exec(c.req.path);
    if (!match || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
    const { gameId, gameIds } = match.groups ?? {};
    const result = await liveEvents({ request: c.req.raw, gameId, gameIds, clientAddress: c.var.clientAddress ?? '' });
    if (result instanceof Response) return result;
    if (c.req.method === 'HEAD') return c.body(null, 200, result.headers);
    if (!c.env?.outgoing) return c.body(result.toBody(), 200, result.headers);
    c.set('writeBody', result.writeTo);
    return c.body(null, 200, result.headers);
  });
