import { serveStatic } from '@hono/node-server/serve-static';
import { createMiddleware } from 'hono/factory';

import { matchesEntityTag } from '../domain/entity-tag.ts';
import type { AppEnv } from './app-env.ts';

/** Files of the build: those with a hash in their name never change, the others may with the next build. */
export const staticFiles = (root: string) => {
  const serve = serveStatic<AppEnv>({ root, precompressed: true });
  return createMiddleware<AppEnv>(async function staticFiles(c, next) {
    const response = await serve(c, next);
    if (!(response instanceof Response)) return;
    const { headers } = response;
    const isHashed = /\/assets\/[^/]+$/.test(c.req.path);
    headers.set('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    // a part's length is not the file's
    if (response.status !== 200) return response;
    const etag = etagOf(headers);
    headers.set('etag', etag);
    if (!matchesEntityTag(c.req.header('if-none-match'), etag)) return response;
    await response.body?.cancel();
    // the type stays: by it the security headers of documents are left out
    for (const name of ['content-length', 'content-encoding']) headers.delete(name);
    return new Response(null, { status: 304, headers });
  });
};

/** Weak, because the time has whole seconds; length and encoding tell the compressed forms of a file apart. */
const etagOf = (headers: Headers): string => {
  const modified = Date.parse(headers.get('last-modified') ?? '') / 1000;
  const encoding = headers.get('content-encoding') ?? 'identity';
  return `W/"${[modified, Number(headers.get('content-length'))].map((part) => part.toString(36)).join('-')}-${encoding}"`;
};
