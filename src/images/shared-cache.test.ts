import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { createBucket } from '../storage/bucket.ts';
import { startObjectStore } from '../testing/object-store-server.ts';
import { createFairQueue } from '../web/fair-queue.ts';
import { createFileCache } from './file-cache.ts';
import { createRenderStore } from './render-store.ts';
import { createSharedCache } from './shared-cache.ts';

let folder: string;
let server: Awaited<ReturnType<typeof startObjectStore>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shared-'));
  server = await startObjectStore();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, maxRetries: 5 });
});

const media = { mime: 'image/png', width: 1, height: 1, focalX: 0.5, focalY: 0.5, sha256: 'x' };
const source = { media, read: async () => new Uint8Array([1]) };

/** The lock of all machines of a test: the callers of one name take turns. */
const createLock = () => {
  const last = new Map<string, Promise<unknown>>();
  return async (name: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = last.get(name);
    last.set(name, promise);
    await before;
    return { lost: new AbortController().signal, release: async () => resolve() };
  };
};

const createMachine = (
  name: string,
  lock: ReturnType<typeof createLock>,
  render: () => Promise<Uint8Array<ArrayBuffer>>,
) => {
  const onFailure = vi.fn();
  const local = createFileCache(path.join(folder, name), 1_000_000);
  const cache = createSharedCache({ local, bucket: createBucket(server.url), onFailure });
  const queue = createFairQueue({ atOnce: 1, waitingPerClient: 10, waitingTotal: 10 });
  const store = createRenderStore({ cache, queue, renderer: { render }, lock });
  const get = (picture: string) =>
    store.get({
      name: picture,
      source,
      wanted: {} as never,
      client: 'c',
      college: 1,
      signal: new AbortController().signal,
    });
  return { get, local, onFailure };
};

test('a derived picture is rendered once for machines that request it at the same time', async () => {
  const lock = createLock();
  const render = vi.fn(async () => new Uint8Array([7, 8]));
  const machines = ['a', 'b', 'c'].map((name) => createMachine(name, lock, render));
  const pictures = await Promise.all(machines.map(({ get }) => get('one')));
  expect(pictures.map((picture) => [...(picture as Uint8Array)])).toEqual([
    [7, 8],
    [7, 8],
    [7, 8],
  ]);
  expect(render).toHaveBeenCalledTimes(1);
  expect(await machines[2]?.local.read('one')).toEqual(Buffer.from([7, 8]));
});

test('while the object store fails, pictures are rendered and cached locally', async () => {
  server.setFault('down');
  const render = vi.fn(async () => new Uint8Array([9]));
  const { get, onFailure } = createMachine('d', createLock(), render);
  expect([...((await get('two')) as Uint8Array)]).toEqual([9]);
  await get('two');
  expect(render).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalled();
  server.setFault(undefined);
});
