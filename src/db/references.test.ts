import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase } from '../testing/database.ts';
import type { Database, Db } from './client.ts';

type ForeignKey = {
  name: string;
  table: string;
  columns: string[];
  target: string;
  targetColumns: string[];
  /** Columns that become null when the target is deleted. */
  nulled: string[];
  isSetNull: boolean;
  hasIndex: boolean;
};

let database: Database;
let foreignKeys: ForeignKey[];
/** Values for the primary key of each table. */
let primaryKeys: Map<string, [column: string, value: string | number][]>;
beforeAll(async () => {
  database = await createTestDatabase();
  foreignKeys = await rowsOf<ForeignKey>(
    database.db,
    `select conname as name, conrelid::regclass::text as table, confrelid::regclass::text as target,
       ${namesOf('conrelid', 'conkey')} as columns, ${namesOf('confrelid', 'confkey')} as "targetColumns",
       ${namesOf('conrelid', 'confdelsetcols')} as nulled, confdeltype = 'n' as "isSetNull",
       exists (
         select from pg_index where indrelid = conrelid and indpred is null
           and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
       ) as "hasIndex"
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`,
  );
  const keyColumns = await rowsOf<{ table: string; name: string; type: string }>(
    database.db,
    `select indrelid::regclass::text as table, attname as name, format_type(atttypid, atttypmod) as type
     from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey) where indisprimary`,
  );
  primaryKeys = new Map(
    [...Map.groupBy(keyColumns, ({ table }) => table)].map(([table, columns]) => [
      table,
      columns.map(({ name, type }) => [name, type === 'date' ? '2026-01-01' : 1]),
    ]),
  );
});
afterAll(() => database.close());

const namesOf = (table: string, numbers: string) =>
  `array(select attname::text from unnest(${numbers}) with ordinality key (number, place)
     join pg_attribute on attrelid = ${table} and attnum = key.number order by place)`;

async function rowsOf<Row extends Record<string, unknown>>(db: Db, query: string): Promise<Row[]> {
  const { rows } = await db.execute(sql.raw(query));
  return rows as Row[];
}

const names = (keys: readonly ForeignKey[]) => keys.map(({ name }) => name);
const withinCollege = () => foreignKeys.filter(({ target }) => target !== 'tenant');

test('every table of a college refers to it, or to a row of it', async () => {
  const tables = await rowsOf<{ name: string }>(
    database.db,
    `select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'tenant_id'
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const referring = new Set(
    foreignKeys.filter(({ columns }) => columns.includes('tenant_id')).map(({ table }) => table),
  );
  expect(tables.filter(({ name }) => !referring.has(name))).toEqual([]);
});

test('every foreign key between rows of a college includes the college on both sides', () => {
  const without = withinCollege().filter(
    ({ columns, targetColumns }) =>
      !columns.includes('tenant_id') || columns.indexOf('tenant_id') !== targetColumns.indexOf('tenant_id'),
  );
  expect(names(without)).toEqual([]);
});

test('every foreign key has an index that begins with its columns', () => {
  expect(names(foreignKeys.filter(({ hasIndex }) => !hasIndex))).toEqual([]);
});

test('a deleted row leaves the college of those that referred to it as it is', () => {
  const wrong = foreignKeys.filter(
    ({ isSetNull, nulled }) => isSetNull && (nulled.length === 0 || nulled.includes('tenant_id')),
  );
  expect(names(wrong)).toEqual([]);
});

test('no foreign key accepts a row of another college', async () => {
  const outcomes: Record<string, [own: string, other: string]> = {};
  await rolledBack(database.db, async (db) => {
    await removeOtherRestrictions(db);
    for (const key of withinCollege()) outcomes[key.name] = [await refer(db, key, 1), await refer(db, key, 2)];
  });
  expect(outcomes).toEqual(Object.fromEntries(names(withinCollege()).map((name) => [name, ['accepted', name]])));
}, 60_000);

/** Inserts a row of college 1 that refers to a row of `college`: "accepted", or the name of the constraint that refuses it. */
const refer = (db: Db, { name, table, columns, target, targetColumns }: ForeignKey, college: number): Promise<string> =>
  rolledBack(db, async (transaction) => {
    const key = primaryKeys.get(table) ?? [];
    const valuesOf = (names: readonly string[], own: number) =>
      names.map((column) => [column, column === 'tenant_id' ? own : 7] as const);
    // the other references of the new row are null, apart from those in its primary key
    const isInKey = (column: string) => key.some(([name]) => name === column);
    const others = foreignKeys.filter((one) => one.table === table && one.name !== name && one.columns.every(isInKey));
    await transaction.execute(
      sql.raw(`do $$ begin
        ${others.map((one) => `alter table ${table} drop constraint "${one.name}";`).join('\n')}
        set local session_replication_role = replica;
        ${insertion(target, valuesOf(targetColumns, college))};
        set local session_replication_role = origin;
      end $$`),
    );
    return transaction.execute(sql.raw(insertion(table, [...key, ...valuesOf(columns, 1)]))).then(
      () => 'accepted',
      (error: { cause?: { constraint?: string } }) => error.cause?.constraint ?? String(error.cause),
    );
  });

function insertion(table: string, values: readonly (readonly [column: string, value: string | number])[]): string {
  const row = new Map(values);
  const quoted = (list: Iterable<unknown>, quote: string) => [...list].map((each) => quote + each + quote).join(', ');
  return `insert into ${table} (${quoted(row.keys(), '"')}) overriding system value values (${quoted(row.values(), "'")})`;
}

/** Leaves primary and foreign keys as the only restrictions on rows. */
const removeOtherRestrictions = (db: Db) =>
  db.execute(sql`do $$ declare command text; begin
    for command in
      select format('alter table %s %s', relation::regclass, string_agg(change, ', '))
      from (
        select conrelid as relation, format('drop constraint %I', conname) as change
        from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace
        union all
        select oid, 'disable trigger user'
        from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        union all
        select attrelid, format('alter %I drop not null', attname)
        from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and attnotnull and not attisdropped
        where relkind = 'r' and relnamespace = 'public'::regnamespace and attgenerated = '' and attidentity = ''
          and not exists (select from pg_index where indrelid = attrelid and indisprimary and attnum = any (indkey))
      ) changes
      group by relation
    loop execute command; end loop;
  end $$`);

/** Runs `work` in a transaction, or a savepoint of one, that is rolled back. */
async function rolledBack<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  const running = db.transaction(async (transaction) => {
    results.push(await work(transaction));
    transaction.rollback();
  });
  await running.catch((error: unknown) => {
    if (results.length === 0) throw error;
  });
  return results[0] as Result;
}
