import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { usageError } from '../../domain/usage-error.ts';
import type { TableFacts } from '../tables.ts';

type JsonRow = Record<string, unknown>;

/** The file with the bytes of a row: a picture under its path, anything else under the key of its row. */
function fileOf(table: TableFacts, row: JsonRow): string {
  if (table.name === 'image') return `pictures/${row['path']}`;
  const key = table.primaryKey.filter((column) => column !== 'tenant_id').map((column) => row[column]);
  return `originals/${table.name}/${key.join('-')}`;
}

/** A file below a folder. Throws a usage error for one outside, which a changed export could name. */
export function inside(folder: string, relative: string): string {
  const file = path.resolve(folder, relative);
  if (file.startsWith(`${path.resolve(folder)}${path.sep}`)) return file;
  throw usageError(`${folder} names a file outside of it: ${relative}`);
}

/** Moves the bytes of a row, `\x` and hexadecimal digits, into a file; returns the row without them. */
export async function extractBytes(folder: string, table: TableFacts, line: string): Promise<string> {
  const row: JsonRow = JSON.parse(line);
  const [column = ''] = table.binary;
  const file = inside(folder, fileOf(table, row));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, Buffer.from(String(row[column]).slice(2), 'hex'));
  delete row[column];
  return JSON.stringify(row);
}

export async function insertBytes(folder: string, table: TableFacts, line: string): Promise<string> {
  const row: JsonRow = JSON.parse(line);
  const [column = ''] = table.binary;
  const bytes = await readFile(inside(folder, fileOf(table, row)));
  return JSON.stringify({ ...row, [column]: `\\x${bytes.toString('hex')}` });
}
