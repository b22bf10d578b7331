import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Database, Db } from '../db/client.ts';
import { game } from '../db/schema/game.ts';
import { opponent } from '../db/schema/opponent.ts';
import { person, rosterPlayer } from '../db/schema/person.ts';
import { createTestDatabase } from '../testing/database.ts';
import { mergeRows } from './merge-rows.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

type Reference = { table: string; column: string; others: { name: string; value: string }[] };

async function rowsOf<Row extends Record<string, unknown>>(db: Db, query: string): Promise<Row[]> {
  const { rows } = await db.execute(sql.raw(query));
  return rows as Row[];
}

/** The columns that refer to a table according to the database, with the other columns of their primary key. */
const referencesTo = (db: Db, target: string) =>
  rowsOf<Reference>(
    db,
    `select conrelid::regclass::text as table, attname::text as column,
       coalesce((select json_agg(json_build_object('name', other.attname, 'value',
           case format_type(other.atttypid, null) when 'date' then '2026-01-01' when 'text' then 'x' else '5' end))
         from pg_index join pg_attribute other on other.attrelid = indrelid and other.attnum = any (indkey)
         where indrelid = conrelid and indisprimary and other.attname not in ('tenant_id', own.attname)), '[]') as others
     from pg_constraint join pg_attribute own on own.attrelid = conrelid and own.attnum = any (conkey)
     where contype = 'f' and confrelid = '${target}'::regclass and own.attname <> 'tenant_id'`,
  );

const insertion = (table: string, values: Record<string, string | number>) =>
  `insert into ${table} (${Object.keys(values)
    .map((name) => `"${name}"`)
    .join(', ')}) overriding system value values (${Object.values(values)
    .map((value) => `'${value}'`)
    .join(', ')})`;

/** Removes all constraints but keys, so that a row of any table needs only its keys. */
const removeOtherRestrictions = `do $$ declare command text; begin
  for command in
    select format('alter table %s drop constraint %I', conrelid::regclass, conname)
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace
    union all
    select format('alter table %s alter %I drop not null', attrelid::regclass, attname)
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and attnotnull and not attisdropped
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attgenerated = '' and attidentity = ''
      and not exists (select from pg_index where indrelid = attrelid and indisprimary and attnum = any (indkey))
  loop execute command; end loop;
end $$`;

const tables = { opponent, person, roster_player: rosterPlayer, game };

test.each(Object.keys(tables) as (keyof typeof tables)[])(
  'after a merge no row of any table names the merged %s, and none of its references is lost',
  async (name) => {
    const results: string[] = [];
    await database.db
      .transaction(async (db) => {
        const references = await referencesTo(db, name);
        expect(references.length).toBeGreaterThan(0);
        await db.execute(sql.raw(removeOtherRestrictions));
        await db.execute(sql.raw('set local session_replication_role = replica'));
        for (const id of [1, 2]) await db.execute(sql.raw(insertion(name, { tenant_id: 1, id })));
        for (const [index, { table, column, others }] of references.entries()) {
          for (const target of [1, 2]) {
            // a row of its own for each, except where the key has no other column that could differ
            const keys = others.map(({ name: key, value }) => [key, key === 'id' ? 100 + 10 * index + target : value]);
            await db.execute(
              sql.raw(
                `${insertion(table, { ...Object.fromEntries(keys), tenant_id: 1, [column]: target })} on conflict do nothing`,
              ),
            );
          }
          // the same row of another college is not touched
          const keys = others.map(({ name: key, value }) => [key, key === 'id' ? 100 + 10 * index + 1 : value]);
          await db.execute(
            sql.raw(
              `${insertion(table, { ...Object.fromEntries(keys), tenant_id: 2, [column]: 1 })} on conflict do nothing`,
            ),
          );
        }
        await mergeRows(db, tables[name], { tenantId: 1, from: 1, into: 2 });
        const counted = async (table: string, column: string, tenantId: number, id: number) => {
          const query = `select count(*)::int as count from ${table} where tenant_id = ${tenantId} and "${column}" = ${id}`;
          return (await rowsOf<{ count: number }>(db, query))[0]?.count ?? 0;
        };
        for (const { table, column } of references) {
          if ((await counted(table, column, 1, 1)) > 0) results.push(`${table}.${column} names the merged row`);
          if ((await counted(table, column, 1, 2)) === 0) results.push(`${table}.${column} is lost`);
          if ((await counted(table, column, 2, 1)) === 0) results.push(`${table}.${column} of another college is lost`);
        }
        if ((await counted(name, 'id', 1, 1)) > 0) results.push('the merged row is still there');
        db.rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Error) || !/rollback/i.test(error.message + error.name)) throw error;
      });
    expect(results).toEqual([]);
  },
);
