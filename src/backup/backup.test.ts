import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Database } from '../db/client.ts';
import { openEmbedded } from '../db/open-embedded.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { createDiskStore } from '../storage/disk-store.ts';
import { createCompleteCollege } from '../testing/complete-college.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import { tableDigests } from '../testing/table-digests.ts';
import { createBackup } from './create-backup.ts';
import { filesFolder, readManifest, tableFile } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { findBackupFaults } from './verify-backup.ts';

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

const server = process.env['TEST_DATABASE_URL'];

const openFolder = async () => {
  const data = path.join(folder, randomUUID());
  return openEmbedded(path.join(data, 'database'), createDiskStore(path.join(data, 'files')));
};
const openOnServer = async () => {
  const name = `fieldhouse_restore_${process.pid}`;
  await source.execute(`drop database if exists ${name}`);
  await source.execute(`create database ${name}`);
  const url = new URL(server ?? '');
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

const emptyDatabase = server
  ? { name: 'an empty Postgres database', open: openOnServer }
  : { name: 'an empty data folder', open: openFolder };

test(`a backup is restored into ${emptyDatabase.name} with every row and file, while the site runs`, {
  timeout: creationTimeout,
}, async () => {
  const target = path.join(folder, randomUUID());
  const before = await tableDigests(source.db);
  const running = createBackup(source, target, () => {});
  // a change during the backup waits for it or is not part of it
  const writing = createCollege(source.db, { slug: `late-${randomUUID().slice(0, 8)}` });
  await Promise.all([running, writing]);
  const manifest = await readManifest(target);
  expect(await findBackupFaults(target, manifest)).toEqual([]);
  const restored = await emptyDatabase.open();
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
    expect((found as unknown as { rows: unknown[] }).rows.length).toBeGreaterThan(0);
    await expect(restored.db.execute(sql`update game set season_id = 999 where tenant_id = 1`)).rejects.toThrow();
    await expect(restoreBackup(restored, target, manifest, () => {})).rejects.toThrow('The database has colleges');
  } finally {
    await restored.close();
  }
});

test.skipIf(!server)('a backup has time for queries that take longer than those of the site may', async () => {
  const { rows } = (await source.db.execute(sql`select current_database() as name`)) as unknown as {
    rows: { name: string }[];
  };
  const url = new URL(server ?? '');
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

test('every missing, cut or changed part of a backup is named', async () => {
  const manifest = await createBackup(source, backup, () => {});
  await writeFile(path.join(filesFolder(backup), '1', sha256.slice(0, 2), sha256.slice(2)), 'ID3 interviuw');
  await writeFile(tableFile(backup, 'story'), 'x');
  await rm(tableFile(backup, 'game'));
  expect(await findBackupFaults(backup, manifest)).toEqual([
    'The table game is missing',
    'The table story has other bytes than were written',
    `The file 1/${sha256} has other bytes than were stored`,
  ]);
});

test('a folder that exists is not overwritten, and one without a complete backup is refused', async () => {
  await expect(createBackup(source, folder, () => {})).rejects.toThrow('exists already; name a new folder');
  await expect(readManifest(folder)).rejects.toThrow('is not a complete backup');
});

test('a backup of a newer version is refused', async () => {
  const manifest = { ...(await readManifest(backup)), migrations: ['9999_future.sql'] };
  await expect(restoreBackup(source, backup, manifest, () => {})).rejects.toThrow('from a newer version');
});
