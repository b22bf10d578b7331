import { sql } from 'drizzle-orm';

import type { Database, Db } from '../db/client.ts';
import { listMigrations, migrate } from '../db/migrate.ts';
import { copyFile } from '../files/copy-files.ts';
import { createOutsideStore } from '../storage/disk-store.ts';
import { usageError } from '../web/usage-error.ts';
import { readCompressedLines } from './hashed-files.ts';
import { filesFolder, type Manifest, tableFile } from './manifest.ts';
import { insertLines } from './row-lines.ts';
import { listForeignKeys, listTables, rowsOf } from './tables.ts';

/**
 * Restores a backup into an empty database, of either kind, and its files into the file store. Migrations that are newer
 * than the backup run afterwards. A failure leaves a database without rows. Throws a usage error when the database has
 * colleges or the backup comes from a newer version.
 */
export async function restoreBackup(
  database: Database,
  folder: string,
  manifest: Manifest,
  onProgress: (step: string) => void,
): Promise<void> {
  await restoreRelease(database, folder, manifest, onProgress);
  onProgress('Newer migrations');
  await migrate(database);
  await database.execute('analyze');
}

/** Restores a backup with the tables of its own version: what an update to this version starts with. */
export async function restoreRelease(
  database: Database,
  folder: string,
  manifest: Manifest,
  onProgress: (step: string) => void,
): Promise<void> {
  await requireKnownMigrations(manifest);
  await requireEmpty(database.db);
  const store = createOutsideStore(filesFolder(folder));
  for (const [index, file] of manifest.files.entries()) {
    onProgress(`Files: ${index + 1} of ${manifest.files.length}`);
    await copyFile(store, database.files, file);
  }
  await migrate(database, manifest.migrations);
  await database.db.transaction((db) => restoreTables(db, folder, manifest, onProgress));
}

async function requireEmpty(db: Db): Promise<void> {
  const [tenant] = await rowsOf<{ exists: boolean }>(db, `select to_regclass('public.tenant') is not null as exists`);
  const colleges = tenant?.exists ? await rowsOf(db, 'select id from tenant limit 1') : [];
  if (colleges.length > 0)
    throw usageError(
      'The database has colleges. Restore into an empty one: set DATA_DIR to a new folder, or DATABASE_URL to a new database.',
    );
}

async function requireKnownMigrations({ migrations }: Manifest): Promise<void> {
  const known = new Set(await listMigrations());
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw usageError(`The backup is from a newer version, with ${unknown.join(', ')}. Update Fieldhouse first.`);
}

/** Loads all rows as they were, without triggers, and checks foreign keys at the end as pg_restore does. */
async function restoreTables(
  db: Db,
  folder: string,
  manifest: Manifest,
  onProgress: (step: string) => void,
): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text));
  const tables = new Map((await listTables(db)).map((table) => [table.name, table]));
  const foreignKeys = await listForeignKeys(db);
  const ofTable = [...Map.groupBy(foreignKeys, ({ table }) => table)];
  for (const [table, keys] of ofTable)
    await run(`alter table "${table}" ${keys.map(({ name }) => `drop constraint "${name}"`).join(', ')}`);
  for (const { name, rows } of manifest.tables) {
    onProgress(`Table ${name}`);
    const table = tables.get(name);
    if (!table) throw new Error(`The migrations of the backup create no table ${name}`);
    await run(`alter table "${name}" disable trigger user`);
    // rows that migrations insert
    await run(`delete from "${name}"`);
    const restored = await insertLines(db, table, readCompressedLines(tableFile(folder, name)));
    if (restored !== rows) throw new Error(`The table ${name} has ${restored} of ${rows} rows`);
    await run(`alter table "${name}" enable trigger user`);
  }
  for (const [table, keys] of ofTable)
    await run(
      `alter table "${table}" ${keys.map(({ name, definition }) => `add constraint "${name}" ${definition}`).join(', ')}`,
    );
  for (const { name, last, isCalled } of manifest.sequences)
    await db.execute(sql`select setval(${name}::regclass, ${last}::bigint, ${isCalled})`);
}
