import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { staticFiles } from './static-files.ts';
import { testApp } from './testing/test-app.ts';

let root: string;
let app: ReturnType<typeof testApp>;
const script = 'export const a = 1;';

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'static-files-'));
  await mkdir(path.join(root, 'assets'));
  await writeFile(path.join(root, 'assets/a.123.js'), script);
  await writeFile(path.join(root, 'assets/a.123.js.gz'), gzipSync(script));
  await writeFile(path.join(root, 'service-worker.js'), script);
  await writeFile(path.join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app = testApp(staticFiles(root));
});
afterAll(() => rm(root, { recursive: true }));

const get = (address: string, headers: Record<string, string> = {}) => app.request(address, { headers });

test('GET a file again with its ETag → 304 without a body, still cacheable', async () => {
  const first = await get('/assets/a.123.js');
  expect([first.status, await first.text()]).toEqual([200, script]);
  const etag = first.headers.get('etag') ?? '';
  const second = await get('/assets/a.123.js', { 'if-none-match': `"other", ${etag}` });
  expect([second.status, await second.text()]).toEqual([304, '']);
  expect(second.headers.get('etag')).toBe(etag);
  expect(second.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(second.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('GET a file with another ETag → 200', async () => {
  expect((await get('/favicon.svg', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
});

test('the compressed form of a file has its own ETag', async () => {
  const compressed = await get('/assets/a.123.js', { 'accept-encoding': 'gzip' });
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  expect(compressed.headers.get('etag')).not.toBe((await get('/assets/a.123.js')).headers.get('etag'));
});

test('GET a range of a file → 206 without an ETag', async () => {
  const part = await get('/assets/a.123.js', { range: 'bytes=0-5' });
  expect([part.status, await part.text(), part.headers.get('etag')]).toEqual([206, 'export', null]);
});

test('GET without a matching file → the next handler', async () => {
  expect(await (await get('/sports/football')).text()).toBe('ok');
});

test('GET the service worker → always checked with the server', async () => {
  expect((await get('/service-worker.js')).headers.get('cache-control')).toBe('no-cache');
});
