import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Db } from '../src/db/client.ts';

type ForeignKey = { table: string; name: string; definition: string };

/**
 * Runs `load`, which inserts many rows, without the foreign keys and triggers of tables, because they look up one row at a time.
 * Afterwards the keys are validated at once, and the planner knows how many rows there are. What the triggers would have done
 * is left to the caller.
 */
export async function bulkLoad(db: Db, tables: readonly PgTable[], load: () => Promise<void>): Promise<void> {
  const names = tables.map(getTableName);
  const keys = Map.groupBy(await foreignKeysOf(db, names), ({ table }) => table);
  const alter = async (change: string, changeKey: (key: ForeignKey) => string) => {
    for (const name of names) {
      const changes = [change, ...(keys.get(name) ?? []).map(changeKey)];
      await db.execute(sql.raw(`alter table "${name}" ${changes.join(', ')}`));
    }
  };
  await alter('disable trigger user', ({ name }) => `drop constraint "${name}"`);
  await load();
  await alter('enable trigger user', ({ name, definition }) => `add constraint "${name}" ${definition}`);
  await db.execute(sql.raw(`analyze ${names.map((name) => `"${name}"`).join(', ')}`));
}

async function foreignKeysOf(db: Db, tables: readonly string[]): Promise<ForeignKey[]> {
  const { rows } = await db.execute<ForeignKey>(sql`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conrelid::regclass::text in ${tables}
    order by 1, 2`);
  return rows;
}
