import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';

/** Bytes. Enough for any form; most imports use the command line. */
const maxBodySize = 1024 * 1024;
/** Game files may be larger; their route counts the bytes as they arrive. */
const gameFiles = /^\/api\/v2\/live\/[^/]+$/;

/** Refuses bodies whose `Content-Length` is too large, before reading them, or absent. */
export const bodyLimit = () =>
  createMiddleware<AppEnv>(async function bodyLimit(c, next) {
    if (c.req.method === 'PUT' && gameFiles.test(c.req.path)) return next();
    if (c.req.header('transfer-encoding') !== undefined) {
      return c.text('Chunked bodies are not accepted. Send the body with a Content-Length.', 411);
    }
    const length = Number(c.req.header('content-length') ?? 0);
    if (length > maxBodySize) return c.text(`The body has ${length} bytes. The limit is ${maxBodySize}.`, 413);
    return next();
  });
