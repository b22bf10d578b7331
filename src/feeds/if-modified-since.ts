import { createMiddleware } from 'hono/factory';

import type { AppEnv } from '../middleware/app-env.ts';

/** Answers 304 to a reader that sends the date of its copy and no ETag. */
export const ifModifiedSince = createMiddleware<AppEnv>(async function ifModifiedSince(c, next) {
  await next();
  if (!c.res.ok || c.req.header('if-none-match')) return;
  const since = Date.parse(c.req.header('if-modified-since') ?? '');
  const modified = Date.parse(c.res.headers.get('last-modified') ?? '');
  if (since >= modified) c.res = new Response(null, { status: 304, headers: c.res.headers });
});
