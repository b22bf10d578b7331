import type { TableFacts } from '../tables.ts';
import type { Archive, NewArchive } from './archive.ts';

type JsonRow = Record<string, unknown>;

/** The file with the bytes of a row: a picture under its path, anything else under the key of its row. */
function fileOf(table: TableFacts, row: JsonRow): string {
  if (table.name === 'image') return `pictures/${row['path']}`;
  const key = table.primaryKey.filter((column) => column !== 'tenant_id').map((column) => row[column]);
  return `originals/${table.name}/${key.join('-')}`;
}

/** Moves the bytes of a row, `\x` and hexadecimal digits, into a file; returns the row without them. */
export async function extractBytes(archive: NewArchive, table: TableFacts, line: string): Promise<string> {
  const row: JsonRow = JSON.parse(line);
  const [column = ''] = table.binary;
  const bytes = async function* () {
    yield Buffer.from(String(row[column]).slice(2), 'hex');
  };
  await archive.write(fileOf(table, row), bytes());
  delete row[column];
  return JSON.stringify(row);
}

export async function insertBytes(archive: Archive, table: TableFacts, line: string): Promise<string> {
  const row: JsonRow = JSON.parse(line);
  const [column = ''] = table.binary;
  const bytes = await archive.read(fileOf(table, row));
  return JSON.stringify({ ...row, [column]: `\\x${bytes.toString('hex')}` });
}
