import { ServerResponse } from 'node:http';

import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';

/** Lets an answer write its body to the connection by itself, below the headers that all the others have set. */
export const directBody = () =>
  createMiddleware<AppEnv>(async function directBody(c, next) {
    await next();
    const { writeBody } = c.var;
    const outgoing = c.env?.outgoing;
    if (!writeBody || !(outgoing instanceof ServerResponse)) return;
    outgoing.writeHead(c.res.status, [...c.res.headers].flat());
    writeBody(outgoing);
    // the headers of one would be copied to the other
    c.res = undefined;
    c.res = RESPONSE_ALREADY_SENT;
  });
