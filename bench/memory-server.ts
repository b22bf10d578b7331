// The baseline of the benchmark: serves rendered documents from memory with the same HTTP stack.
// `<n>.html` in the folder given as argument is served at `/<n>`, with the headers in `headers.json`.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

import { preferredEncoding } from '../src/domain/preferred-encoding.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Usage: memory-server.ts FOLDER');

const app = new Hono();
app.use(compress());
// the second for the probe of Varnish
for (const path of ['/readyz', '/healthz']) app.get(path, (c) => c.text('ready'));
const headers = JSON.parse(await readFile(path.join(folder, 'headers.json'), 'utf8'));
for (const name of await readdir(folder)) {
  if (!name.endsWith('.html')) continue;
  const body = await readFile(path.join(folder, name), 'utf8');
  const encoded = { br: brotliCompressSync(body), gzip: gzipSync(body) };
  app.get(`/${path.parse(name).name}`, (c) => {
    const encoding = preferredEncoding(c.req.header('accept-encoding') ?? '');
    if (!encoding) return c.html(body, 200, headers);
    const encodingHeaders = { 'content-encoding': encoding, vary: 'Accept-Encoding' };
    const contentType = 'text/html; charset=utf-8';
    const bytes = new Uint8Array(encoded[encoding]);
    return c.body(bytes, 200, { 'content-type': contentType, ...headers, ...encodingHeaders });
  });
}
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) });
