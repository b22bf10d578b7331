import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Db } from './client.ts';

const batch = 2000;

type Key = { tenantId: number; id: number };

/** Stores the given columns of changed rows, in one statement for each set of columns. */
export async function updateRows<Row extends Key>(
  db: Db,
  table: PgTable,
  changes: readonly { row: Row; columns: Iterable<string> }[],
): Promise<void> {
  const sets = Map.groupBy(changes, ({ columns }) => [...columns].sort().join(' '));
  for (const [set, changed] of sets)
    for (let start = 0; start < changed.length; start += batch)
      await updateColumns(
        db,
        table,
        set.split(' '),
        changed.slice(start, start + batch).map(({ row }) => row),
      );
}

async function updateColumns(db: Db, table: PgTable, keys: readonly string[], rows: readonly Key[]): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => keys.includes(key));
  const name = sql.identifier(getTableName(table));
  const records = rows.map((row) => ({
    tenant_id: row.tenantId,
    id: row.id,
    ...Object.fromEntries(columns.map(([key, column]) => [column.name, Reflect.get(row, key) ?? null])),
  }));
  const assignments = columns.map(([, { name: column }]) => {
    const quoted = sql.identifier(column);
    return sql`${quoted} = changed.${quoted}`;
  });
  await db.execute(sql`update ${name} set ${sql.join(assignments, sql`, `)}
    from json_populate_recordset(null::${name}, ${JSON.stringify(records)}::json) as changed
    where ${name}.tenant_id = changed.tenant_id and ${name}.id = changed.id`);
}
