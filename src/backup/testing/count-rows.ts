import type { Db } from '../../db/client.ts';
import { listTables, rowsOf } from '../tables.ts';

/** How many rows each table has. */
export async function countRows(db: Db): Promise<Record<string, number>> {
  const tables = await listTables(db);
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::integer as rows from "${name}"`);
  const found = await rowsOf<{ name: string; rows: number }>(db, counts.join(' union all '));
  return Object.fromEntries(found.map(({ name, rows }) => [name, rows]));
}
