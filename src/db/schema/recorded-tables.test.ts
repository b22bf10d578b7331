import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase } from '../../testing/database.ts';
import type { Database } from '../client.ts';
import { everyTable } from './every-table.ts';
import { recordedTables } from './recorded-tables.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const keyOf = (name: string): string => {
  const table = everyTable[name];
  if (!table) throw new Error(`There is no table ${name}`);
  const { columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  return key
    .map((column) => column.name)
    .filter((column) => column !== 'tenant_id')
    .sort()
    .join(' ');
};

test('changes of every recorded table can be taken back: a migration gives a new table the trigger record_row_change', async () => {
  const { rows } = await database.db.execute<{ name: string; key: string }>(sql`
    select tgrelid::regclass::text as name, replace(encode(tgargs, 'escape'), '\\000', ' ') as key
    from pg_trigger where tgname = 'record_row_change'`);
  const found = rows.map(({ name, key }) => [name, key.trim().split(' ').sort().join(' ')]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(recordedTables.map((name) => [name, keyOf(name)])));
});
