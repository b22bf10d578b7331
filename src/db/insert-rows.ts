import { getTableColumns, getTableName, is, SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Db } from './client.ts';

const batch = 2000;

/**
 * Bulk insert: rows are sent as one JSON parameter per statement, which is several times faster than one parameter per
 * value. Every row has to set the columns whose default is computed (`now()`).
 */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const used = columns
    .map(([key, column]) => ({ key, column, fallback: is(column.default, SQL) ? undefined : column.default }))
    .filter(({ key, fallback }) => fallback !== undefined || rows.some((row) => Reflect.get(row, key) !== undefined));
  const names = sql.join(
    used.map(({ column }) => sql.identifier(column.name)),
    sql`, `,
  );
  const name = sql.identifier(getTableName(table));
  for (let start = 0; start < rows.length; start += batch) {
    const records = rows.slice(start, start + batch).map((row) =>
      Object.fromEntries(
        used.flatMap(({ key, column, fallback }) => {
          const value: unknown = Reflect.get(row, key) ?? fallback ?? undefined;
          // json_populate_recordset reads a missing key as null
          return value === undefined ? [] : [[column.name, jsonValue(value)]];
        }),
      ),
    );
    await db.execute(
      sql`insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, ${JSON.stringify(records)}::json)`,
    );
  }
}

function jsonValue(value: unknown): unknown {
  return value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;
}
