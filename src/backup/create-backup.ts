import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import type { Database, Db } from '../db/client.ts';
import { copyFile, listFiles } from '../files/copy-files.ts';
import { createDiskStore } from '../storage/disk-store.ts';
import { usageError } from '../web/usage-error.ts';
import { writeCompressed } from './hashed-files.ts';
import { filesFolder, type Manifest, tableFile, writeManifest } from './manifest.ts';
import { inSnapshot, readLines } from './row-lines.ts';
import { listTables, rowsOf, type TableFacts } from './tables.ts';
import { findBackupProblems } from './verify-backup.ts';

/**
 * Writes a backup into a new folder while the site runs: all tables as of one moment, and the files that their rows name. Then
 * reads it again, unless `verify` is false: a backup is complete when it can be read. `onProgress` receives a sentence for
 * each step.
 */
export async function createBackup(
  { withoutLimit, files }: Pick<Database, 'withoutLimit' | 'files'>,
  folder: string,
  onProgress: (step: string) => void,
  { verify = true }: { verify?: boolean } = {},
): Promise<Manifest> {
  await createFolder(folder);
  const rows = await withoutLimit((db) =>
    inSnapshot(db, async (snapshot) => ({
      migrations: (await rowsOf<{ name: string }>(snapshot, 'select name from migration order by name')).map(
        ({ name }) => name,
      ),
      tables: await writeTables(snapshot, folder, onProgress),
      sequences: await readSequences(snapshot),
      files: await listFiles(snapshot),
    })),
  );
  const store = createDiskStore(filesFolder(folder));
  for (const [index, file] of rows.files.entries()) {
    onProgress(`Files: ${index + 1} of ${rows.files.length}`);
    await copyFile(files, store, file);
  }
  const manifest: Manifest = {
    format: 'fieldhouse-backup-1',
    createdAt: new Date().toISOString(),
    ...rows,
    files: rows.files.map(({ tenantId, sha256, size }) => ({ tenantId, sha256, size })),
  };
  if (verify) {
    onProgress('Verification');
    const problems = await findBackupProblems(folder, manifest);
    if (problems.length > 0)
      throw new Error(
        `The backup cannot be read after it was written. ${folder} is not complete:\n${problems.join('\n')}`,
      );
  }
  await writeManifest(folder, manifest);
  return manifest;
}

async function createFolder(folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  // it has password hashes and orders
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw usageError(`${folder} exists already; name a new folder.`);
  });
  await mkdir(path.join(folder, 'tables'));
}

async function writeTables(db: Db, folder: string, onProgress: (step: string) => void): Promise<Manifest['tables']> {
  const written: Manifest['tables'] = [];
  for (const table of await listTables(db)) {
    onProgress(`Table ${table.name}`);
    written.push({ name: table.name, ...(await writeTable(db, table, folder)) });
  }
  return written;
}

async function writeTable(db: Db, table: TableFacts, folder: string): Promise<{ rows: number; sha256: string }> {
  let rows = 0;
  const text = async function* () {
    for await (const lines of readLines(db, table)) {
      rows += lines.length;
      yield `${lines.join('\n')}\n`;
    }
  };
  const { root, path: name } = tableFile(folder, table.name);
  const sha256 = await writeCompressed(path.join(root, name), text());
  return { rows, sha256 };
}

async function readSequences(db: Db): Promise<Manifest['sequences']> {
  const names = await rowsOf<{ name: string }>(
    db,
    `select relname::text as name from pg_class
     where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of names) {
    const [state] = await rowsOf<{ last: string; isCalled: boolean }>(
      db,
      `select last_value::text as last, is_called as "isCalled" from "${name}"`,
    );
    if (state) sequences.push({ name, ...state });
  }
  return sequences;
}
