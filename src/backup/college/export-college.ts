import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { asc, eq } from 'drizzle-orm';

import type { Database, Db } from '../../db/client.ts';
import { storedFile } from '../../db/schema/stored-file.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { usageError } from '../../domain/usage-error.ts';
import { readEntire } from '../../files/copy-files.ts';
import { inSnapshot, readLines } from '../row-lines.ts';
import { listTables, rowsOf, type TableFacts } from '../tables.ts';
import { extractBytes, inside } from './binary-files.ts';
import { type Description, dataFile, writeDescription } from './description.ts';
import { leftOut } from './left-out.ts';

/**
 * Writes everything that a college owns into a new folder, as of one moment: its rows as JSON, pictures and files under their
 * addresses, imported files as they were.
 */
export async function exportCollege(
  { withoutLimit, files }: Pick<Database, 'withoutLimit' | 'files'>,
  { id, slug, name, hosts }: Tenant,
  folder: string,
): Promise<Description> {
  await createFolder(folder);
  const { stored, ...rows } = await withoutLimit((db) =>
    inSnapshot(db, async (snapshot) => ({
      version: (await rowsOf<{ name: string }>(snapshot, 'select max(name) as name from migration'))[0]?.name ?? '',
      tables: await writeTables(snapshot, id, folder),
      stored: await snapshot.select().from(storedFile).where(eq(storedFile.tenantId, id)).orderBy(asc(storedFile.id)),
    })),
  );
  for (const file of stored) {
    const target = inside(path.join(folder, 'files'), file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await pipeline(readEntire(files, file), createWriteStream(target));
  }
  const exportedAt = new Date().toISOString();
  const description: Description = { format: 'fieldhouse-college-1', exportedAt, slug, name, hosts, ...rows };
  await writeDescription(folder, description);
  return description;
}

async function createFolder(folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  // it has addresses of subscribers and password hashes
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw usageError(`${folder} exists already; name a new folder.`);
  });
  await mkdir(path.join(folder, 'data'));
}

/** The tables of a college that its export has. The row of the college itself comes first. */
export const collegeTables = async (db: Db): Promise<TableFacts[]> => {
  const tables = await listTables(db);
  const own = tables.filter(({ name, columns }) => columns.includes('tenant_id') && !(name in leftOut));
  return [...tables.filter(({ name }) => name === 'tenant'), ...own];
};

async function writeTables(db: Db, tenantId: number, folder: string): Promise<Description['tables']> {
  const written: Description['tables'] = [];
  for (const table of await collegeTables(db)) {
    const key = table.name === 'tenant' ? 'id' : 'tenant_id';
    const columns = table.columns.filter((column) => column !== key);
    const selection = `(select * from "${table.name}" where ${key} = ${tenantId}) own`;
    let rows = 0;
    const text = async function* () {
      yield '[';
      for await (const lines of readLines(db, { ...table, columns }, selection))
        for (const line of lines) {
          yield `${rows === 0 ? '\n' : ',\n'}${table.binary.length > 0 ? await extractBytes(folder, table, line) : line}`;
          rows += 1;
        }
      yield '\n]\n';
    };
    await pipeline(Readable.from(text()), createWriteStream(dataFile(folder, table.name)));
    written.push({ name: table.name, rows });
  }
  return written;
}
