import { ServerResponse } from 'node:http';

import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';

/** Lets a handler write its body directly to the connection, after the headers that all other middlewares have set. */
export const directBody = () =>
  createMiddleware<AppEnv>(async function directBody(c, next) {
    await next();
    const { writeBody } = c.var;
    const outgoing = c.env?.outgoing;
    if (!writeBody || !(outgoing instanceof ServerResponse)) return;
    // the body lasts as long as the connection: frames of chunks would cost a quarter of the time of each write
    outgoing.shouldKeepAlive = false;
    outgoing.useChunkedEncodingByDefault = false;
    outgoing.writeHead(c.res.status, [...c.res.headers].flat());
    writeBody(outgoing);
    // Hono copies the headers of the response that is replaced
    c.res = undefined;
    c.res = RESPONSE_ALREADY_SENT;
  });
