import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { listTenants } from '../../cli/tenants.ts';
import type { Database } from '../../db/client.ts';
import { recordChange } from '../../db/record-change.ts';
import { staffGrant } from '../../db/schema/all.ts';
import { everyTable } from '../../db/schema/every-table.ts';
import { createAccount, findAccount } from '../../staff/accounts.ts';
import { addApiToken } from '../../staff/api-tokens.ts';
import { listGrants } from '../../staff/grants.ts';
import { createCompleteCollege } from '../../testing/complete-college.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { tableDigests } from '../../testing/table-digests.ts';
import { type Description, dataFile, readDescription, writeDescription } from './description.ts';
import { exportCollege, leftOut } from './export-college.ts';
import { importCollege } from './import-college.ts';

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
const filesIn = async (target: string) =>
  (await readdir(target, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(target, path.join(entry.parentPath, entry.name)))
    .sort();
/** All files of an export by their path, without the time of the export. */
const contentOf = async (target: string) => {
  const names = await filesIn(target);
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
    const stories = JSON.parse(await readFile(path.join(target, dataFile('story')), 'utf8'));
    expect(stories).toMatchObject([{ title: 'Harbor wins' }]);
    const [image] = JSON.parse(await readFile(path.join(target, dataFile('image')), 'utf8'));
    expect(await readFile(path.join(target, 'pictures', image.path), 'utf8')).toContain('<svg');
    const [file] = JSON.parse(await readFile(path.join(target, dataFile('stored_file')), 'utf8'));
    expect(await readFile(path.join(target, 'files', file.path), 'utf8')).toBe('%PDF-1.7 guide');
  });
});

/** Changes a file of an export and its entry in the list of files, as a program would that makes exports. */
async function changeFile(target: string, name: string, change: (text: string) => string): Promise<Description> {
  const file = path.join(target, name);
  const bytes = Buffer.from(change(await readFile(file, 'utf8')));
  await writeFile(file, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const description = await readDescription(target);
  const files = description.files.map((each) => (each.path === name ? { ...each, sha256, size: bytes.length } : each));
  await writeDescription(target, { ...description, files });
  return readDescription(target);
}

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

  test('leaves no number of a row to new rows', async () => {
    const target = await exportTo('numbers');
    // as in another installation, which has no rows yet
    await database.db.execute(
      sql`select setval('change_set_id_seq', 1, false), setval('staff_refusal_id_seq', 1, false)`,
    );
    const numbered = { slug: 'numbers', hosts: ['numbers.localhost'] };
    await importCollege(database, target, await readDescription(target), numbered);
    const [copy] = (await listTenants(database.db)).filter(({ slug }) => slug === 'numbers');
    const entry = { tenantId: copy?.id ?? 0, kind: 'config', contentId: 1, actor: 'anna', action: 'change' } as const;
    await expect(recordChange(database.db, entry)).resolves.toBeUndefined();
  });

  test('brings the roles of accounts, and neither tokens nor their roles', async () => {
    const [harbor] = (await listTenants(database.db)).filter(({ slug }) => slug === 'harbor');
    const account = { email: 'roles@harbor.example.edu', name: 'Dana', password: 'a long enough sentence' };
    const grants = [{ role: 'editor', sportId: null, gameId: null, day: null }] as const;
    await createAccount(database.db, harbor?.id ?? 0, { ...account, grants }, 'anna');
    const row = await findAccount(database.db, harbor?.id ?? 0, account.email);
    if (!row) throw new Error('The account was not created');
    const expiresAt = Temporal.Now.instant().add({ hours: 24 });
    await addApiToken(database.db, row, { name: 'Feed', grants, expiresAt }, 'anna');
    const target = await exportTo('roles');
    const { tables } = await readDescription(target);
    expect(tables.map(({ name }) => name)).not.toContain('api_token');
    await importCollege(database, target, await readDescription(target), { slug: 'roles', hosts: ['roles.localhost'] });
    const [copy] = (await listTenants(database.db)).filter(({ slug }) => slug === 'roles');
    const copied = await listGrants(database.db, copy?.id ?? 0);
    expect(copied.filter(({ accountId }) => accountId === row.id)).toMatchObject([{ role: 'editor' }]);
    const all = await database.db
      .select()
      .from(staffGrant)
      .where(eq(staffGrant.tenantId, copy?.id ?? 0));
    expect(all.filter(({ tokenId }) => tokenId !== null)).toEqual([]);
    await database.db.execute(sql`delete from staff_account where email = ${account.email}`);
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
    const withoutSeason = await changeFile(target, dataFile('game'), (text) =>
      text.replace(/"season_id":1\b/, '"season_id":777'),
    );
    await expect(
      importCollege(database, target, withoutSeason, { slug: 'broken', hosts: ['broken.localhost'] }),
    ).rejects.toThrow();
    const outside = await changeFile(target, dataFile('image'), (text) =>
      text.replace(/"path":"[^"]+"/, '"path":"../../../etc/passwd"'),
    );
    await changeFile(target, dataFile('game'), (text) => text.replace('"season_id":777', '"season_id":1'));
    await expect(
      importCollege(database, target, outside, { slug: 'outside', hosts: ['outside.localhost'] }),
    ).rejects.toThrow('names a file outside of it');
    expect(await count()).toBe(before);
  });

  test('leaves no file behind when another one is missing', async () => {
    const target = await exportTo('incomplete');
    const second = { path: 'files/2-map.pdf', sha256: 'a'.repeat(64), size: 3 };
    const description = await changeFile(target, dataFile('stored_file'), (text) =>
      text.replace(/\n\]/, `,\n${JSON.stringify(second)}\n]`),
    );
    const listed = { ...second, path: `files/${second.path}` };
    const deleted: string[] = [];
    const files = {
      ...database.files,
      delete: async (tenantId: number, name: string) => {
        deleted.push(name);
        await database.files.delete(tenantId, name);
      },
    };
    const adding = importCollege(
      { ...database, files },
      target,
      { ...description, files: [...description.files, listed] },
      { slug: 'incomplete', hosts: ['incomplete.localhost'] },
    );
    await expect(adding).rejects.toThrow('is missing');
    expect(deleted).toEqual([sha256]);
  });

  const places = {
    rows: async () => dataFile('game'),
    'a picture': async (target: string) => (await filesIn(target)).find((name) => name.startsWith('pictures/')),
    'an original': async (target: string) => (await filesIn(target)).find((name) => name.startsWith('originals/')),
    'a document': async (target: string) => (await filesIn(target)).find((name) => name.startsWith('files/')),
  };
  const replacements: Record<string, [change: (file: string) => unknown, message: string]> = {
    'a link to a secret': [(file) => symlink('/proc/self/environ', file), 'is a symbolic link'],
    'a named pipe': [(file) => execFileSync('mkfifo', [file]), 'is a named pipe'],
    'other bytes': [(file) => writeFile(file, 'other'), 'has other bytes than were exported'],
    nothing: [() => {}, 'is missing'],
  };
  const hostile = Object.keys(places).flatMap((place) =>
    Object.keys(replacements).map((replacement) => [replacement, place] as const),
  );
  let exported: Promise<string> | undefined;
  test.each(hostile)('with %s in the place of %s names the file and adds nothing', async (replacement, place) => {
    exported ??= exportTo('hostile');
    const target = await exported;
    const name = await places[place as keyof typeof places](target);
    const file = path.join(target, name ?? '');
    await rename(file, `${file}.exported`);
    const [change, message] = replacements[replacement] ?? [];
    await change?.(file);
    const before = (await listTenants(database.db)).length;
    const adding = importCollege(database, target, await readDescription(target), {
      slug: 'hostile',
      hosts: ['hostile.localhost'],
    });
    await expect(adding).rejects.toMatchObject({ code: 'USAGE', message: expect.stringContaining(message ?? '') });
    await expect(adding).rejects.toThrow(file);
    expect((await listTenants(database.db)).length).toBe(before);
    await rm(file, { force: true });
    await rename(`${file}.exported`, file);
  });

  test('of a folder that is a link to one below the export is refused', async () => {
    const target = await exportTo('linked');
    await rename(path.join(target, 'pictures'), path.join(target, 'moved'));
    await symlink('moved', path.join(target, 'pictures'));
    await expect(
      importCollege(database, target, await readDescription(target), {
        slug: 'linked',
        hosts: ['linked.localhost'],
      }),
    ).rejects.toThrow('is reached through a symbolic link');
  });

  test('of rows with line separators keeps them', async () => {
    await database.db.execute(sql`update story set teaser = ${'a\u2028b\u2029c\u0085d'} where tenant_id = 1`);
    const target = await exportTo('separators');
    const separators = { slug: 'separators', hosts: ['separators.localhost'] };
    await importCollege(database, target, await readDescription(target), separators);
    const [copy] = (await listTenants(database.db)).filter(({ slug }) => slug === 'separators');
    const { rows } = await database.db.execute(sql`select teaser from story where tenant_id = ${copy?.id}`);
    expect(rows).toEqual([{ teaser: 'a\u2028b\u2029c\u0085d' }]);
  });
});

test('only the owner can read an export', async () => {
  const target = await exportTo('private');
  const modes = await Promise.all(
    (await filesIn(target)).map(async (name) => (await stat(path.join(target, name))).mode),
  );
  expect(new Set(modes.map((mode) => (mode & 0o777).toString(8)))).toEqual(new Set(['600']));
  expect(((await stat(target)).mode & 0o777).toString(8)).toBe('700');
});
