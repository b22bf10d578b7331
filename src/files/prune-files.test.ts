import { afterAll, beforeAll, expect, test } from 'vitest';

import { document } from '../content/documents/document.ts';
import { storedFile } from '../db/schema/stored-file.ts';
import { insertRows } from '../editing/change-rows.ts';
import { createTwoColleges } from '../testing/api.ts';
import { deleteFiles, findUnusedFiles } from './prune-files.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
beforeAll(async () => {
  site = await createTwoColleges();
});
afterAll(() => site.close());

test('files that no content has are deleted, with the bytes that no other file has', async () => {
  const { database, db, harborId: tenantId } = site;
  const store = async (id: number, text: string) => {
    const bytes = (async function* () {
      yield new TextEncoder().encode(text);
    })();
    const { sha256, size } = await database.files.put(tenantId, bytes);
    const path = `documents/${id}-guide.pdf`;
    await db
      .insert(storedFile)
      .values({ tenantId, id, path, name: 'guide.pdf', mime: 'application/pdf', size, sha256 });
    return sha256;
  };
  const used = await store(1, 'guide');
  await store(2, 'guide');
  const unused = await store(3, 'older guide');
  await insertRows(db, document, [
    { tenantId, id: 1, title: 'Guide', path: '2026/9/5/guide.pdf', date: '2026-09-05', file: 1 },
  ]);
  const found = await findUnusedFiles(db, tenantId);
  expect(found.map(({ id }) => id)).toEqual([2, 3]);
  expect(await findUnusedFiles(db, site.summitId)).toEqual([]);
  await deleteFiles(database, tenantId, found);
  expect(await findUnusedFiles(db, tenantId)).toEqual([]);
  expect(await database.files.stat(tenantId, used)).toBeDefined();
  expect(await database.files.stat(tenantId, unused)).toBeUndefined();
});
