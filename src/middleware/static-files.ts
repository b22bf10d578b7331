import { readdirSync } from 'node:fs';

import { serveStatic } from '@hono/node-server/serve-static';
import { createMiddleware } from 'hono/factory';

import { matchesEntityTag } from '../web/entity-tag.ts';
import type { AppEnv } from './app-env.ts';

/** A shared cache must not delay the removal of the service worker. */
const serviceWorker = '/service-worker.js';

/** Serves the files of the build: hashed assets are immutable, other files may change with the next build. */
export const staticFiles = (root: string) => {
  const serve = serveStatic<AppEnv>({ root, precompressed: true });
  // the disk is not asked for each page whether it is a file
  let paths: ReadonlySet<string> | undefined;
  return createMiddleware<AppEnv>(async function staticFiles(c, next) {
    paths ??= pathsOf(root);
    if (!paths.has(c.req.path)) return next();
    const response = await serve(c, next);
    if (!(response instanceof Response)) return;
    const { headers } = response;
    const isHashed = /\/assets\/[^/]+$/.test(c.req.path);
    const lifetime = c.req.path === serviceWorker ? 'no-cache' : 'public, max-age=3600';
    headers.set('cache-control', isHashed ? 'public, max-age=31536000, immutable' : lifetime);
    // a partial response has the length of its range, from which no ETag can be made
    if (response.status !== 200) return response;
    const etag = etagOf(headers);
    headers.set('etag', etag);
    // immutable files are not revalidated, so one validator is enough
    if (isHashed) headers.delete('last-modified');
    if (!matchesEntityTag(c.req.header('if-none-match'), etag)) return response;
    await response.body?.cancel();
    // securityHeaders() reads the content type
    for (const name of ['content-length', 'content-encoding']) headers.delete(name);
    return new Response(null, { status: 304, headers });
  });
};

/** The URL paths of the files in a folder and its folders. */
const pathsOf = (root: string): ReadonlySet<string> =>
  new Set(readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `/${file.replaceAll('\\', '/')}`));

/** Weak, because `Last-Modified` has a resolution of a second; length and encoding distinguish the compressed forms of a file. */
const etagOf = (headers: Headers): string => {
  const modified = Date.parse(headers.get('last-modified') ?? '') / 1000;
  const encoding = headers.get('content-encoding') ?? 'identity';
  return `W/"${[modified, Number(headers.get('content-length'))].map((part) => part.toString(36)).join('-')}-${encoding}"`;
};
