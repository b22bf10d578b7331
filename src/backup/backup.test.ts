import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Database } from '../db/client.ts';
import { listMigrations, migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { createDiskStore } from '../storage/disk-store.ts';
import { createCompleteCollege } from '../testing/complete-college.ts';
import { createTestDatabase, testServer } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import { tableDigests } from '../testing/table-digests.ts';
import { createBackup } from './create-backup.ts';
import { readCompressedLines } from './hashed-files.ts';
import { filesFolder, readManifest, tableFile } from './manifest.ts';
import { restoreBackup, restoreRelease } from './restore-backup.ts';
import { rowsOf } from './tables.ts';
import { countRows } from './testing/count-rows.ts';
import { releases, unzipRelease } from './testing/releases.ts';
import { findBackupProblems } from './verify-backup.ts';

let folder: string;
let backup: string;
let source: Database;
let sha256: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  backup = path.join(folder, 'backup');
  source = await createTestDatabase();
  await createCompleteCollege(source.db, 'harbor');
  await createCompleteCollege(source.db, 'summit');
  ({ sha256 } = await source.files.put(1, bytesOf('ID3 interview')));
  const { sha256: other } = await source.files.put(2, bytesOf('ID3 recap'));
  await source.db.execute(sql`update stored_file set sha256 = ${sha256}, size = 13 where tenant_id = 1`);
  await source.db.execute(sql`update stored_file set sha256 = ${other}, size = 9 where tenant_id = 2`);
});
afterAll(async () => {
  await source?.close();
  await rm(folder, { recursive: true });
});

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text);
}

const openEmpty = async () => {
  const name = `fieldhouse_restore_${randomUUID().replaceAll('-', '')}`;
  await source.execute(`drop database if exists ${name}`);
  await source.execute(`create database ${name}`);
  const url = new URL(testServer());
  url.pathname = `/${name}`;
  const files = createDiskStore(path.join(folder, randomUUID()));
  const database = await openPostgres(url.href, { timeoutSeconds: 60, files });
  const close = async () => {
    await database.close();
    await source.execute(`drop database ${name} with (force)`);
  };
  return { ...database, close };
};
/** Milliseconds: a database on disk is created with all migrations. */
const creationTimeout = 60_000;

test('a backup is restored into an empty database with every row and file, while the site runs', {
  timeout: creationTimeout,
}, async () => {
  const target = path.join(folder, randomUUID());
  const before = await tableDigests(source.db);
  const running = createBackup(source, target, () => {});
  // a change during the backup waits for it or is not part of it
  const writing = createCollege(source.db, { slug: `late-${randomUUID().slice(0, 8)}` });
  await Promise.all([running, writing]);
  const manifest = await readManifest(target);
  expect(await findBackupProblems(target, manifest)).toEqual([]);
  const restored = await openEmpty();
  try {
    await restoreBackup(restored, target, manifest, () => {});
    const rows = await tableDigests(restored.db);
    // the college that is added meanwhile may be in it
    const { tenant: _tenant, tenant_host: _hosts, ...others } = rows;
    expect(before).toMatchObject(others);
    expect(Object.keys(others).length).toBeGreaterThan(80);
    expect(await restored.files.stat(1, sha256)).toEqual({ size: 13 });
    // ids go on after those of the backup, and triggers work again
    const next = await createCollege(restored.db, { slug: 'next' });
    expect(next.id).toBeGreaterThan(2);
    await restored.db.execute(sql`update story set title = 'Unmistakable' where tenant_id = 1`);
    const found = await restored.db.execute(sql`select 1 from search_document where title = 'Unmistakable'`);
    expect(found.rows.length).toBeGreaterThan(0);
    await expect(restored.db.execute(sql`update game set season_id = 999 where tenant_id = 1`)).rejects.toThrow();
    await expect(restoreBackup(restored, target, manifest, () => {})).rejects.toThrow('The database has colleges');
  } finally {
    await restored.close();
  }
});

test('a backup has time for queries that take longer than those of the site may', async () => {
  const { rows } = await source.db.execute<{ name: string }>(sql`select current_database() as name`);
  const url = new URL(testServer());
  url.pathname = `/${rows[0]?.name}`;
  const impatient = await openPostgres(url.href, { timeoutSeconds: 0.2, files: source.files });
  let running: Promise<unknown> | undefined;
  await source.db.transaction(async (db) => {
    // the backup waits for it
    await db.execute(sql`lock table story in access exclusive mode`);
    running = createBackup(impatient, path.join(folder, randomUUID()), () => {});
    await new Promise((resolve) => setTimeout(resolve, 1000));
  });
  await running;
  await impatient.close();
});

const fileOf = (table: string) => path.join(backup, tableFile(backup, table).path);

test('every missing, cut or changed part of a backup is named', async () => {
  const manifest = await createBackup(source, backup, () => {});
  await writeFile(path.join(filesFolder(backup), '1', sha256.slice(0, 2), sha256.slice(2)), 'ID3 interviuw');
  await writeFile(fileOf('story'), 'x');
  await rm(fileOf('game'));
  expect(await findBackupProblems(backup, manifest)).toEqual([
    'The table game is missing',
    'The table story has other bytes than were written',
    `The file 1/${sha256} has other bytes than were stored`,
  ]);
});

test('links and pipes in a backup are named, and not followed', async () => {
  const target = path.join(folder, 'links');
  const manifest = await createBackup(source, target, () => {}, { verify: false });
  const file = (table: string) => path.join(target, tableFile(target, table).path);
  const stored = path.join(filesFolder(target), '1', sha256.slice(0, 2), sha256.slice(2));
  for (const each of [file('story'), file('game'), stored]) rmSync(each);
  await symlink(file('image'), file('story'));
  execFileSync('mkfifo', [file('game')]);
  await symlink('/etc/hostname', stored);
  expect(await findBackupProblems(target, manifest)).toEqual([
    expect.stringMatching(/^The table game cannot be used: .*game\.jsonl\.gz is a named pipe/),
    expect.stringMatching(/^The table story cannot be used: .*story\.jsonl\.gz is a symbolic link/),
    expect.stringMatching(/^The file 1\/[0-9a-f]{64} cannot be used: .* is a symbolic link/),
  ]);
});

test('a backup that cannot be read again after it was written fails and is not complete, unless that is skipped', async () => {
  const damaging = (target: string) => (step: string) => {
    if (step === 'Verification') writeFileSync(path.join(target, tableFile(target, 'story').path), 'x');
  };
  const target = path.join(folder, 'damaged');
  await expect(createBackup(source, target, damaging(target))).rejects.toThrow(
    'The table story has other bytes than were written',
  );
  await expect(readManifest(target)).rejects.toThrow('is not a complete backup');
  const skipped = path.join(folder, 'skipped');
  await createBackup(source, skipped, damaging(skipped), { verify: false });
  expect(await findBackupProblems(skipped, await readManifest(skipped))).toEqual([]);
});

test('a value of the type json may have line breaks between its parts', async () => {
  await source.db.execute(sql`update box_player set stats = ${'{"a":\n{"b":\r\n1}}'}::json`);
  const target = path.join(folder, 'line-breaks');
  const manifest = await createBackup(source, target, () => {});
  const lines = await Array.fromAsync(readCompressedLines(tableFile(target, 'box_player')));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ stats: { a: { b: 1 } } });
  expect(manifest.tables.find(({ name }) => name === 'box_player')?.rows).toBe(lines.length);
});

test('only the owner can read a backup', async () => {
  const entries = await readdir(backup, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  expect(files.length).toBeGreaterThan(100);
  const modes = await Promise.all(files.map(async (file) => ((await stat(file)).mode & 0o777).toString(8)));
  expect(new Set(modes)).toEqual(new Set(['600']));
  expect(((await stat(backup)).mode & 0o777).toString(8)).toBe('700');
});

test('a folder that exists is not overwritten, and one without a complete backup is refused', async () => {
  await expect(createBackup(source, folder, () => {})).rejects.toThrow('exists already; name a new folder');
  await expect(readManifest(folder)).rejects.toThrow('is not a complete backup');
});

test('a backup of a newer version is refused', async () => {
  const manifest = { ...(await readManifest(backup)), migrations: ['9999_future.sql'] };
  await expect(restoreBackup(source, backup, manifest, () => {})).rejects.toThrow('from a newer version');
});

test.each(releases)(
  'data of release %s is updated to this version, and the update can be taken back',
  {
    timeout: 2 * creationTimeout,
  },
  async (release) => {
    const data = await unzipRelease(release, path.join(folder, release));
    const former = await openEmpty();
    try {
      // the server of the former release
      await restoreRelease(former, data, await readManifest(data), () => {});
      const before = await tableDigests(former.db);
      const rows = await countRows(former.db);
      expect(await rowsOf(former.db, 'select name from subscriber')).toEqual([{ name: 'Ann\u2028Lee\u2029' }]);
      const saved = path.join(folder, `before-${release}`);
      await createBackup(former, saved, () => {});
      // the server of this version
      await migrate(former);
      expect(await rowsOf(former.db, 'select name from migration order by name')).toEqual(
        (await listMigrations()).map((name) => ({ name })),
      );
      expect(await countRows(former.db)).toMatchObject(rows);
      // a server of the former release does not know the migrations of a later one
      await former.db.execute(sql`insert into migration (name) values ('9999_later.sql')`);
      await expect(migrate(former)).rejects.toThrow(
        'The database is of a newer version of Fieldhouse, with migrations that this one does not know: 9999_later.sql.',
      );
      const restored = await openEmpty();
      try {
        await restoreRelease(restored, saved, await readManifest(saved), () => {});
        expect(await tableDigests(restored.db)).toEqual(before);
      } finally {
        await restored.close();
      }
    } finally {
      await former.close();
    }
  },
);
