import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { listTenants } from '../../cli/tenants.ts';
import type { Database } from '../../db/client.ts';
import { everyTable } from '../../db/schema/every-table.ts';
import { createCompleteCollege } from '../../testing/complete-college.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { tableDigests } from '../../testing/table-digests.ts';
import { dataFile, readDescription } from './description.ts';
import { exportCollege } from './export-college.ts';
import { importCollege } from './import-college.ts';
import { leftOut } from './left-out.ts';

let folder: string;
let database: Database;
let sha256: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'college-'));
  database = await createTestDatabase();
  await createCompleteCollege(database.db, 'harbor');
  const guide = (async function* () {
    yield new TextEncoder().encode('%PDF-1.7 guide');
  })();
  ({ sha256 } = await database.files.put(1, guide));
  await database.db.execute(sql`update stored_file set sha256 = ${sha256}, size = 14`);
});
afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true });
});

const exportTo = async (name: string, slug = 'harbor') => {
  const tenant = (await listTenants(database.db)).find((each) => each.slug === slug);
  if (!tenant) throw new Error(`There is no college ${slug}`);
  const target = path.join(folder, name);
  await exportCollege(database, tenant, target);
  return target;
};
/** All files of an export by their path, without the time of the export. */
const contentOf = async (target: string) => {
  const names = (await readdir(target, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(target, path.join(entry.parentPath, entry.name)))
    .sort();
  const contents = await Promise.all(names.map((name) => readFile(path.join(target, name), 'utf8')));
  return Object.fromEntries(names.map((name, index) => [name, contents[index]?.replace(/"exportedAt":.*/, '')]));
};

describe('the export of a college', () => {
  test('has every table of a college, or a reason why not', async () => {
    const { tables } = await readDescription(await exportTo('tables'));
    const exported = tables.map(({ name }) => name);
    expect([...exported, ...Object.keys(leftOut)].sort()).toEqual(Object.keys(everyTable).sort());
  });

  test('does not change when another college with the same ids is added', async () => {
    const alone = await contentOf(await exportTo('alone'));
    await createCompleteCollege(database.db, 'summit');
    const beside = await contentOf(await exportTo('beside'));
    expect(beside).toEqual(alone);
    expect(JSON.stringify(beside)).not.toContain('summit');
  });

  test('has JSON, pictures and files that other programs read', async () => {
    const target = await exportTo('open');
    const stories = JSON.parse(await readFile(dataFile(target, 'story'), 'utf8'));
    expect(stories).toMatchObject([{ title: 'Harbor wins' }]);
    const [image] = JSON.parse(await readFile(dataFile(target, 'image'), 'utf8'));
    expect(await readFile(path.join(target, 'pictures', image.path), 'utf8')).toContain('<svg');
    const [file] = JSON.parse(await readFile(dataFile(target, 'stored_file'), 'utf8'));
    expect(await readFile(path.join(target, 'files', file.path), 'utf8')).toBe('%PDF-1.7 guide');
  });
});

describe('the import of a college', () => {
  const identity = { slug: 'copy', hosts: ['copy.localhost'] };

  test('brings every row and file back', async () => {
    const target = await exportTo('back');
    await importCollege(database, target, await readDescription(target), identity);
    const [copy] = (await listTenants(database.db)).filter(({ slug }) => slug === 'copy');
    const [before, after] = [await tableDigests(database.db, 1), await tableDigests(database.db, copy?.id)];
    const compared = Object.keys(before).filter(
      (name) => !['tenant', 'tenant_host', 'search_word', ...Object.keys(leftOut)].includes(name),
    );
    expect(compared.length).toBeGreaterThan(50);
    for (const name of compared) expect([name, after[name]]).toEqual([name, before[name]]);
    expect(after['search_document']?.split(' ')[0]).toBe(before['search_document']?.split(' ')[0]);
    expect(await database.files.stat(copy?.id ?? 0, sha256)).toEqual({ size: 14 });
  });

  test('adds nothing when a row or a file is wrong', async () => {
    const target = await exportTo('wrong');
    const description = await readDescription(target);
    const count = async () => (await listTenants(database.db)).length;
    const before = await count();
    const add = (slug: string) => importCollege(database, target, description, { slug, hosts: [`${slug}.localhost`] });
    await expect(add('harbor')).rejects.toThrow('The slug "harbor" is taken');
    await expect(importCollege(database, target, { ...description, version: '0001' }, identity)).rejects.toThrow(
      'Use the same version',
    );
    const games = dataFile(target, 'game');
    const text = await readFile(games, 'utf8');
    await writeFile(games, text.replace(/"season_id":1\b/, '"season_id":777'));
    await expect(add('broken')).rejects.toThrow();
    await writeFile(games, text);
    const image = dataFile(target, 'image');
    await writeFile(image, (await readFile(image, 'utf8')).replace(/"path":"[^"]+"/, '"path":"../../../etc/passwd"'));
    await expect(add('outside')).rejects.toThrow('names a file outside of it');
    expect(await count()).toBe(before);
  });

  test('leaves no file behind when another one is missing', async () => {
    const target = await exportTo('incomplete');
    const rows = dataFile(target, 'stored_file');
    const second = { path: 'files/2-map.pdf', sha256: 'a'.repeat(64) };
    await writeFile(rows, (await readFile(rows, 'utf8')).replace(/\n\]/, `,\n${JSON.stringify(second)}\n]`));
    const deleted: string[] = [];
    const files = {
      ...database.files,
      delete: async (tenantId: number, name: string) => {
        deleted.push(name);
        await database.files.delete(tenantId, name);
      },
    };
    const adding = importCollege({ ...database, files }, target, await readDescription(target), {
      slug: 'incomplete',
      hosts: ['incomplete.localhost'],
    });
    await expect(adding).rejects.toThrow('is missing');
    expect(deleted).toEqual([sha256]);
  });
});
