import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { expect, onTestFinished, test, vi } from 'vitest';

import { createCompressedDrawings } from './compressed-drawings.ts';
import { createFileCache } from './file-cache.ts';

const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

async function create() {
  const folder = await mkdtemp(path.join(tmpdir(), 'drawings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return createCompressedDrawings(createFileCache(folder, 1_000_000));
}

test('a drawing is compressed once, and from then on found for its college', async () => {
  const drawings = await create();
  const read = vi.fn(async () => bytes);
  const drawing = { tenantId: 1, sha256: 'a', read };
  expect(await Promise.all([drawings.find(drawing), drawings.find(drawing)])).toEqual([undefined, undefined]);
  const found = await vi.waitUntil(() => drawings.find(drawing));
  expect(brotliDecompressSync(found)).toEqual(bytes);
  expect(read).toHaveBeenCalledOnce();
  const elsewhere = { ...drawing, tenantId: 2 };
  expect(await drawings.find(elsewhere)).toBeUndefined();
  // its file is written before the folder is removed
  expect(await vi.waitUntil(() => drawings.find(elsewhere))).toBeDefined();
});

test('a drawing that cannot be read keeps no other one from being compressed', async () => {
  const drawings = await create();
  await drawings.find({ tenantId: 1, sha256: 'a', read: () => Promise.reject(new Error('closed')) });
  const other = { tenantId: 1, sha256: 'b', read: async () => bytes };
  expect(await vi.waitUntil(() => drawings.find(other))).toBeDefined();
});
