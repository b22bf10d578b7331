import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { startObjectStore } from '../testing/object-store-server.ts';
import { createBucket } from './bucket.ts';
import type { FileStore } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';

let folder: string;
let server: Awaited<ReturnType<typeof startObjectStore>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stores-'));
  server = await startObjectStore();
});
afterEach(() => server.setFault(undefined));
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const stores: Record<string, () => FileStore> = {
  disk: () => openFileStore({ filesFolder: folder }),
  'object store': () => openFileStore({ storageUrl: server.url, filesFolder: folder }),
};
const remote = () => openFileStore({ storageUrl: server.url, filesFolder: folder, redirectsFiles: true });

const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));
async function* chunks(content: Buffer = bytes) {
  for (let start = 0; start < content.length; start += 30_000) yield content.subarray(start, start + 30_000);
}
const readAll = async (store: FileStore, sha256: string, start = 0, end = bytes.length - 1, tenantId = 1) =>
  Buffer.concat(await Array.fromAsync(store.read(tenantId, sha256, { start, end })));

describe.each(Object.keys(stores))('the %s', (name) => {
  const open = () => stores[name]?.() ?? remote();

  test('stores a file under its SHA-256, for its college alone, and reads ranges of it', async () => {
    const store = open();
    const { sha256, size } = await store.put(1, chunks());
    expect([sha256, size]).toEqual([createHash('sha256').update(bytes).digest('hex'), bytes.length]);
    expect(await store.stat(1, sha256)).toEqual({ size });
    expect(await store.stat(2, sha256)).toBeUndefined();
    expect(await readAll(store, sha256)).toEqual(bytes);
    expect(await readAll(store, sha256, 500, 40_000)).toEqual(bytes.subarray(500, 40_001));
    await store.delete(1, sha256);
    expect(await store.stat(1, sha256)).toBeUndefined();
    await expect(readAll(store, sha256)).rejects.toThrow();
  });

  test('stores nothing of a file that cannot be read to its end', async () => {
    const broken = async function* () {
      yield bytes;
      throw new Error('the upload broke');
    };
    await expect(open().put(1, broken())).rejects.toThrow('the upload broke');
    expect(await open().stat(1, createHash('sha256').update(bytes).digest('hex'))).toBeUndefined();
  });
});

describe('the object store', () => {
  test('refuses a wrong secret', async () => {
    const store = openFileStore({ storageUrl: server.urlWithWrongSecret, filesFolder: folder });
    const failure = await store.put(1, chunks()).catch((error: unknown) => error);
    expect(String(failure)).toContain('403');
    expect(String(failure)).not.toContain('wrong');
  });

  test('rejects an upload whose bytes are not those of the hash', async () => {
    const upload = createBucket(server.url).put('files/1/x', new Blob([bytes]), 'a'.repeat(64));
    await expect(upload).rejects.toThrow('XAmzContentSHA256Mismatch');
  });

  test('receives a large file in parts, and keeps none of a failed upload', async () => {
    const bucket = createBucket(server.url, { partSize: 30_000 });
    await bucket.put('files/1/large', new Blob([bytes]), '');
    expect(server.objects.get('/bucket/site/files/1/large')).toEqual(bytes);
    expect(server.requests.filter((request) => request.startsWith('PUT /bucket/site/files/1/large'))).toHaveLength(4);
    server.setFault('refuseLastPart');
    await expect(bucket.put('files/1/failed', new Blob([bytes]), '')).rejects.toThrow('400');
    expect([server.objects.has('/bucket/site/files/1/failed'), server.uploads.size]).toEqual([false, 0]);
  });

  test('reports a stored copy of another size', async () => {
    server.setFault('damage');
    await expect(remote().put(1, chunks(Buffer.from('damaged')))).rejects.toThrow('has 6 of 7 bytes');
  });

  test('continues a download where the connection broke', async () => {
    const { sha256 } = await remote().put(1, chunks());
    server.setFault('cut');
    server.requests.length = 0;
    expect(await readAll(remote(), sha256)).toEqual(bytes);
    expect(server.requests.filter((request) => request.startsWith('GET'))).toHaveLength(2);
  });

  test('sends a request again while the store is overloaded, and then fails', async () => {
    server.setFault('down');
    server.requests.length = 0;
    await expect(remote().stat(1, 'a'.repeat(64))).rejects.toThrow('503');
    expect(server.requests).toHaveLength(3);
  });

  test('signs URLs that browsers read with name and type, and that are valid for no other file', async () => {
    const { sha256 } = await remote().put(1, chunks());
    const delivery = { mime: 'audio/mpeg', disposition: `inline; filename="Coach's show (1).mp3"` };
    const url = (await remote().urlOf?.(1, sha256, delivery)) ?? '';
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    expect(response.headers.get('content-disposition')).toBe(delivery.disposition);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    expect((await fetch(url.replace(sha256, 'b'.repeat(64)))).status).toBe(403);
    expect((await fetch(url.replace('audio', 'text'))).status).toBe(403);
    expect(stores['object store']?.().urlOf).toBeUndefined();
  });
});
