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
    // the connection ends with the body: chunked encoding would add a quarter to the time of each write
    outgoing.shouldKeepAlive = false;
    outgoing.useChunkedEncodingByDefault = false;
    outgoing.writeHead(c.res.status, [...c.res.headers].flat());
    writeBody(outgoing);
    // otherwise Hono would copy the headers of the replaced response
    c.res = undefined;
    // a clone is always a standard response: Hono would send its own lightweight one from a cache, headers and all
    c.res = RESPONSE_ALREADY_SENT.clone();
  });
