import { randomUUID } from 'node:crypto';

import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';
import { isSubresource } from './subresource.ts';

/**
 * Identifies the request in logs, error pages and the `X-Request-Id` header, which scripts, style sheets and fonts do not
 * have. An id sent by the client is ignored.
 */
export const requestId = () =>
  createMiddleware<AppEnv>(async function requestId(c, next) {
    const id = randomUUID();
    c.set('requestId', id);
    await next();
    if (!isSubresource(c.res)) c.header('X-Request-Id', id);
  });
