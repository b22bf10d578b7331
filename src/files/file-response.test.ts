import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readlink, rm, truncate, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createDiskStore } from '../storage/disk-store.ts';
import type { FileStore } from '../storage/file-store.ts';
import { fileResponse } from './file-response.ts';
import type { FoundFile } from './find-file.ts';

const text = 'abcdefghijklmnopqrstuvwxyz';
const gigabytes = 2 * 1024 ** 3;
const largeHash = '2'.repeat(64);

let folder: string;
let store: FileStore;
let sha256: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'));
  store = createDiskStore(folder);
  sha256 = (await store.put(1, chunksOf('abcdefgh', text.slice(8)))).sha256;
});
afterAll(() => rm(folder, { recursive: true }));

async function* chunksOf(...chunks: string[]) {
  for (const chunk of chunks) yield new TextEncoder().encode(chunk);
}

const file = (facts: Partial<FoundFile> = {}): FoundFile => ({
  id: 1,
  path: 'guides/1-guide.pdf',
  name: 'Guide.pdf',
  mime: 'application/pdf',
  size: 26,
  sha256,
  updatedAt: '2026-09-05T12:00:00.500Z',
  access: 'public',
  ...facts,
});
const respond = (headers: Record<string, string> = {}, facts: Partial<FoundFile> = {}, method = 'GET') => {
  const request = new Request('http://harbor.localhost/files/x', { method, headers });
  return fileResponse(file(facts), { store, tenantId: 1, request, caching: 'public' });
};
const etag = () => `"${sha256}"`;
const modified = 'Sat, 05 Sep 2026 12:00:00 GMT';

test('a file is stored under its SHA-256 for its college alone', async () => {
  expect(sha256).toBe(createHash('sha256').update(text).digest('hex'));
  expect(await store.stat(1, sha256)).toEqual({ size: 26 });
  expect(await store.stat(2, sha256)).toBeUndefined();
});

test('a file that cannot be read to its end leaves nothing behind', async () => {
  const before = await readdir(folder);
  const broken = async function* () {
    yield new Uint8Array(10);
    throw new Error('the disk was removed');
  };
  await expect(store.put(1, broken())).rejects.toThrow('the disk was removed');
  expect(await readdir(folder)).toEqual(before);
});

test.each([
  ['without a range is sent whole', {}, 200, null, text],
  ['with a range is sent in part', { range: 'bytes=2-4' }, 206, 'bytes 2-4/26', 'cde'],
  ['with a range beyond the end is sent up to it', { range: 'bytes=23-99' }, 206, 'bytes 23-25/26', 'xyz'],
  ['with a suffix range is sent from its end', { range: 'bytes=-3' }, 206, 'bytes 23-25/26', 'xyz'],
  ['with a range outside of the file is refused', { range: 'bytes=26-' }, 416, 'bytes */26', ''],
  ['with a malformed range is sent whole', { range: 'bytes=4-2' }, 200, null, text],
  ['with a range of another version is sent whole', { range: 'bytes=2-4', 'if-range': '"other"' }, 200, null, text],
  ['with a weak If-Range is sent whole', { range: 'bytes=2-4', 'if-range': `W/"x"` }, 200, null, text],
  [
    'with an older If-Range date is sent whole',
    { range: 'bytes=2-4', 'if-range': 'Fri, 04 Sep 2026 12:00:00 GMT' },
    200,
    null,
    text,
  ],
  [
    'with the date as If-Range is sent in part',
    { range: 'bytes=2-4', 'if-range': modified },
    206,
    'bytes 2-4/26',
    'cde',
  ],
  ['not modified since is not sent', { 'if-modified-since': modified }, 304, null, ''],
  ['modified since is sent', { 'if-modified-since': 'Sat, 05 Sep 2026 11:59:59 GMT' }, 200, null, text],
])('a request %s', async (_, headers, status, range, body) => {
  const response = respond(headers);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-range')).toBe(range);
  expect(await response.text()).toBe(body);
  if (status === 200 || status === 206) expect(response.headers.get('content-length')).toBe(String(body.length));
});

test('the ETag is the hash of the bytes, for If-None-Match and If-Range', async () => {
  expect(respond().headers.get('etag')).toBe(etag());
  expect(respond({ 'if-none-match': `W/${etag()}` }).status).toBe(304);
  expect(respond({ 'if-none-match': '"other"', 'if-modified-since': modified }).status).toBe(200);
  expect(respond({ range: 'bytes=0-1', 'if-range': etag() }).status).toBe(206);
});

test('HEAD has the headers of the whole file, and no body', async () => {
  const { status, headers, body } = respond({ range: 'bytes=0-1' }, {}, 'HEAD');
  expect([status, body, headers.get('content-length'), headers.get('accept-ranges')]).toEqual([
    200,
    null,
    '26',
    'bytes',
  ]);
});

test('several ranges are parts of one body, whose length is known', async () => {
  const response = respond({ range: 'bytes=0-1,-2' });
  expect(response.status).toBe(206);
  const [, boundary] = /^multipart\/byteranges; boundary=(.+)$/.exec(response.headers.get('content-type') ?? '') ?? [];
  const body = await response.text();
  expect(response.headers.get('content-length')).toBe(String(body.length));
  const part = (range: string, bytes: string) =>
    `\r\n--${boundary}\r\nContent-Type: application/pdf\r\nContent-Range: bytes ${range}/26\r\n\r\n${bytes}`;
  expect(body).toBe(`${part('0-1', 'ab')}${part('24-25', 'yz')}\r\n--${boundary}--\r\n`);
});

test.each([
  ['1.txt', 'text/plain; charset=utf-8', 'inline'],
  ['1.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'attachment'],
])('%s is sent as %s, %s, unable to run anything', (name, mime, disposition) => {
  const { headers } = respond({}, { path: name, mime });
  expect(headers.get('content-type')).toBe(mime);
  expect(headers.get('content-disposition')).toBe(`${disposition}; filename="Guide.pdf"`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/);
});

test.each(['audio/mpeg', 'video/mp4'])(
  '%s may be played where it is opened, as by readers without JavaScript',
  (mime) => {
    const { headers } = respond({}, { path: '1.mp3', mime });
    expect(headers.get('content-disposition')).toBe('inline; filename="Guide.pdf"');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; sandbox allow-same-origin",
    );
  },
);

test('a PDF may load and run nothing, and is in no sandbox, where Safari would show an empty page', () => {
  const { headers } = respond();
  expect(headers.get('content-disposition')).toBe('inline; filename="Guide.pdf"');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
});

test('players of other sites may read captions, and nothing hidden', () => {
  const captions = { path: '1.vtt', mime: 'text/vtt; charset=utf-8' };
  expect(respond({}, captions).headers.get('access-control-allow-origin')).toBe('*');
  expect(respond().headers.get('access-control-allow-origin')).toBeNull();
  const { headers } = respond({}, { ...captions, access: 'hidden' });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
});

test('a body is read from the store one chunk at a time, when the client has taken the one before', async () => {
  let chunks = 0;
  const endless: Pick<FileStore, 'read'> = {
    read: async function* () {
      for (;;) {
        chunks += 1;
        yield new Uint8Array(1024);
      }
    },
  };
  const request = new Request('http://harbor.localhost/files/x');
  const { body } = fileResponse(file({ size: 2048 * 1024 }), {
    store: endless,
    tenantId: 1,
    request,
    caching: 'public',
  });
  const reader = body?.getReader();
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  await turn();
  expect(chunks).toBe(0);
  for (let taken = 1; taken <= 3; taken++) {
    await reader?.read();
    await turn();
    expect(chunks).toBe(taken);
  }
  await reader?.cancel();
});

describe('a file of 2 GB', () => {
  let origin: string;
  let server: ReturnType<typeof serve>;
  let largePath: string;
  beforeAll(async () => {
    largePath = path.join(folder, '1', largeHash.slice(0, 2), largeHash.slice(2));
    await mkdir(path.dirname(largePath), { recursive: true });
    await writeFile(largePath, '');
    // sparse: no blocks on the disk
    await truncate(largePath, gigabytes);
    const large = file({ size: gigabytes, sha256: largeHash, path: '1.mp4', mime: 'video/mp4' });
    server = serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: (request) => fileResponse(large, { store, tenantId: 1, request, caching: 'public' }),
    });
    await new Promise((resolve) => server.once('listening', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const openDescriptors = async () => {
    const links = await readdir('/proc/self/fd').catch(() => []);
    const targets = await Promise.all(links.map((link) => readlink(`/proc/self/fd/${link}`).catch(() => '')));
    return targets.filter((target) => target === largePath).length;
  };

  test('is served by ranges from any position', async () => {
    for (const start of [0, 1024 ** 3, gigabytes - 1000]) {
      const response = await fetch(origin, { headers: { range: `bytes=${start}-${start + 999}` } });
      expect(response.status).toBe(206);
      expect((await response.arrayBuffer()).byteLength).toBe(1000);
    }
  });

  test('is read no faster than a slow client takes it, and closed when the client leaves', async () => {
    const leaving = new AbortController();
    const response = await fetch(origin, { signal: leaving.signal });
    const before = process.memoryUsage.rss();
    const reader = response.body?.getReader();
    await reader?.read();
    // a server that did not wait would read some gigabytes now
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 1024 ** 2);
    expect(await openDescriptors()).toBe(process.platform === 'linux' ? 1 : 0);
    leaving.abort();
    await expect.poll(openDescriptors).toBe(0);
  });
});
