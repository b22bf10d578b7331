import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { asc, eq } from 'drizzle-orm';

import type { Database, Db } from '../../db/client.ts';
import { storedFile } from '../../db/schema/stored-file.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { readEntire } from '../../files/copy-files.ts';
import { usageError } from '../../web/usage-error.ts';
import { inSnapshot, readLines } from '../row-lines.ts';
import { listTables, rowsOf, type TableFacts } from '../tables.ts';
import { createArchive, type NewArchive } from './archive.ts';
import { extractBytes } from './binary-files.ts';
import { type Description, dataFile, writeDescription } from './description.ts';

/** Tables of a college that its export leaves out, with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  search_document: 'triggers derive it from the other tables',
  search_word: 'triggers derive it from the other tables',
  staff_session: 'staff log in again',
  staff_device: 'a browser is known to one installation',
  staff_login: 'it is about one installation',
  staff_refusal: 'it is about one installation',
  pending_login: 'it ends within minutes',
  idempotency_key: 'it answers requests to one installation',
  password_reset: 'its link leads to one installation',
  login_attempt: 'it ends within minutes',
  api_token: 'a token is valid for one installation',
  live_token: 'a token is valid for one installation',
  form_secret: 'it signs forms of one installation',
  push_score: 'the installation that queued a notification sends it',
  push_message: 'the installation that queued a notification sends it',
  serving_process: 'it is a process of the installation',
  withdrawal: 'the processes of the installation have removed their copies',
  mail: 'the installation that queued a message sends it',
};

/** Which rows an export has of a table, if not all: roles of tokens are left out with the tokens. */
const exportedRows: Readonly<Record<string, string>> = { staff_grant: 'token_id is null' };

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
  const archive = createArchive(folder);
  const { stored, ...rows } = await withoutLimit((db) =>
    inSnapshot(db, async (snapshot) => ({
      version: (await rowsOf<{ name: string }>(snapshot, 'select max(name) as name from migration'))[0]?.name ?? '',
      tables: await writeTables(snapshot, id, archive),
      stored: await snapshot.select().from(storedFile).where(eq(storedFile.tenantId, id)).orderBy(asc(storedFile.id)),
    })),
  );
  for (const file of stored) await archive.write(`files/${file.path}`, readEntire(files, file));
  const exportedAt = new Date().toISOString();
  const description: Description = {
    ...{ format: 'fieldhouse-college-2', exportedAt, slug, name, hosts },
    ...rows,
    files: archive.files,
  };
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
}

/** The tables of a college that its export has. The row of the college itself comes first. */
export const collegeTables = async (db: Db): Promise<TableFacts[]> => {
  const tables = await listTables(db);
  const own = tables.filter(({ name, columns }) => columns.includes('tenant_id') && !(name in leftOut));
  return [...tables.filter(({ name }) => name === 'tenant'), ...own];
};

async function writeTables(db: Db, tenantId: number, archive: NewArchive): Promise<Description['tables']> {
  const written: Description['tables'] = [];
  for (const table of await collegeTables(db)) {
    const key = table.name === 'tenant' ? 'id' : 'tenant_id';
    const columns = table.columns.filter((column) => column !== key);
    const selection = `(select * from "${table.name}" where ${key} = ${tenantId} and ${exportedRows[table.name] ?? 'true'}) own`;
    let rows = 0;
    const text = async function* () {
      yield Buffer.from('[');
      for await (const lines of readLines(db, { ...table, columns }, selection)) {
        const written: string[] = [];
        for (const line of lines) {
          written.push(rows === 0 ? '\n' : ',\n');
          written.push(table.binary.length > 0 ? await extractBytes(archive, table, line) : line);
          rows += 1;
        }
        yield Buffer.from(written.join(''));
      }
      yield Buffer.from('\n]\n');
    };
    await archive.write(dataFile(table.name), text());
    written.push({ name: table.name, rows });
  }
  return written;
}
