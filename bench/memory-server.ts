// The baseline of the benchmark: serves rendered documents from memory with the same HTTP stack.
// `<n>.html` in the folder given as argument is served at `/<n>`.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const folder = process.argv[2];
if (!folder) throw new Error('Usage: memory-server.ts FOLDER');

const app = new Hono();
app.get('/ready', (c) => c.text('ready'));
for (const name of await readdir(folder)) {
  const body = await readFile(path.join(folder, name), 'utf8');
  app.get(`/${path.parse(name).name}`, (c) => c.html(body));
}
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) });
