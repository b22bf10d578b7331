import { randomUUID } from 'node:crypto';

import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';
import { isSubresource } from './subresource.ts';

/**
 * Identifies the request in logs, on error pages and in the `X-Request-Id` header of all responses except scripts, style sheets and
 * fonts. Ignores ids sent by clients.
 */
export const requestId = () =>
  createMiddleware<AppEnv>(async function requestId(c, next) {
    const id = randomUUID();
    c.set('requestId', id);
    await next();
    if (!isSubresource(c.res)) c.header('X-Request-Id', id);
  });
