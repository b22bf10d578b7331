import { randomUUID } from 'node:crypto';

import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';

/** Identifies the request in logs, error pages and the `X-Request-Id` header. An id sent by the client is ignored. */
export const requestId = () =>
  createMiddleware<AppEnv>(async function requestId(c, next) {
    const id = randomUUID();
    c.set('requestId', id);
    await next();
    c.header('X-Request-Id', id);
  });
