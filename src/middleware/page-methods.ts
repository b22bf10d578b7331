import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';

const READING = ['GET', 'HEAD'];

/** Pages are read; there is nothing to send them. */
export const pageMethods = () =>
  createMiddleware<AppEnv>(async function pageMethods(c, next) {
    if (READING.includes(c.req.method)) return next();
    const headers = { Allow: 'GET, HEAD, OPTIONS' };
    return c.req.method === 'OPTIONS' ? c.body(null, 204, headers) : c.text('Method not allowed', 405, headers);
  });
