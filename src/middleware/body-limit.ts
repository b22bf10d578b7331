import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';

/** Nothing larger than a form is ever sent to us; most imports come through the command line. */
const largestBody = 1024 * 1024;
/** Game files are larger; their route counts the bytes as they come. */
const gameFiles = /^\/api\/v2\/live\/[^/]+$/;

/** Refuses large bodies by what they announce, without waiting for them; one that announces no length is refused too. */
export const bodyLimit = () =>
  createMiddleware<AppEnv>(async function bodyLimit(c, next) {
    if (c.req.method === 'PUT' && gameFiles.test(c.req.path)) return next();
    if (c.req.header('transfer-encoding') !== undefined) {
      return c.text('The body comes in pieces. Send it whole, with a Content-Length.', 411);
    }
    const length = Number(c.req.header('content-length') ?? 0);
    if (length > largestBody) return c.text(`The body has ${length} bytes. It may have ${largestBody}.`, 413);
    return next();
  });
