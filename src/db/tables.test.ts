import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase } from '../testing/database.ts';
import type { Database, Db } from './client.ts';
import { everyTable } from './schema/every-table.ts';

/** Objects of the database that src/db/schema does not declare, and why. */
const onlyInSql: [object: RegExp, reason: string][] = [
  [/^table migration, /, 'holds the names of the migrations that have run'],
  [/^table search_document, column words$/, 'is generated from other columns'],
  [/^(?:function|view) search_|, trigger (?:search|text)_/, 'keeps the search index current'],
  [/^function record_row_change$|, trigger record_row_change$/, 'records what a change set does to rows'],
  [/^function payment_event_is_final$|, trigger payment_event_/, 'keeps payment events unchanged'],
  [/^table takeover, check takeover_check1?$/, 'is about two columns; a field has rules for its own'],
  [/^table story, index story_(?:published|hidden)$/, 'serves hand-written queries; definitions have no such indexes'],
];

let database: Database;
let differences: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  differences = await differencesFrom(database.db);
}, 120_000);
afterAll(() => database.close());

test('the database has the tables of src/db/schema: after a change there, run `npm run migration`', () => {
  expect(differences.filter((each) => !onlyInSql.some(([object]) => object.test(objectOf(each))))).toEqual([]);
});

test.each(onlyInSql)('%s is still only in SQL: it %s', (object) => {
  expect(differences.some((each) => object.test(objectOf(each)))).toBe(true);
});

const objectOf = (difference: string) => difference.split(':')[0] ?? '';

/** What the migrated database and one made from src/db/schema have and the other has not, as Postgres prints it. */
async function differencesFrom(db: Db): Promise<string[]> {
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(everyTable));
  const found: string[] = [];
  const comparing = db.transaction(async (transaction) => {
    const migrated = await catalogOf(transaction);
    await transaction.execute(sql`create schema declared`);
    await transaction.execute(sql`set local search_path to declared, public`);
    for (const statement of statements)
      await transaction.execute(sql.raw(statement.replaceAll('"public".', '"declared".')));
    const declared = await catalogOf(transaction);
    for (const object of new Set([...migrated.keys(), ...declared.keys()])) {
      const [there, here] = [migrated.get(object) ?? 'absent', declared.get(object) ?? 'absent'];
      if (there !== here) found.push(`${object}: ${there} in the database, ${here} in src/db/schema`);
    }
    transaction.rollback();
  });
  await comparing.catch(() => {});
  return found;
}

/** The definition of every object in the first schema of the search path. */
async function catalogOf(db: Db): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ object: string; definition: string }>(sql`
    with here as (select current_schema()::regnamespace::oid as id)
    select 'table ' || relname || ', column ' || attname as object,
      concat_ws(' ', format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
        case when attidentity <> '' then 'identity' end, case when attgenerated <> '' then 'generated' end,
        'default ' || pg_get_expr(adbin, adrelid)) as definition
    from here join pg_class on relnamespace = here.id and relkind = 'r'
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    union all
    select 'table ' || conrelid::regclass || ', ' || case contype when 'c' then 'check ' else 'key ' end || conname,
      -- Drizzle cannot name the columns that become null
      regexp_replace(pg_get_constraintdef(oid), 'SET NULL \\(\\w+\\)', 'SET NULL')
    from here join pg_constraint on connamespace = here.id and contype in ('c', 'f', 'p', 'u')
    union all
    select 'table ' || indrelid::regclass || ', index ' || relname,
      regexp_replace(pg_get_indexdef(indexrelid), ' ON \\w+\\.', ' ON ')
    from here join pg_class on relnamespace = here.id
    join pg_index on indexrelid = pg_class.oid
    where not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
    union all
    select 'table ' || tgrelid::regclass || ', trigger ' || tgname, pg_get_triggerdef(pg_trigger.oid)
    from here join pg_class on relnamespace = here.id
    join pg_trigger on tgrelid = pg_class.oid and not tgisinternal
    union all
    select 'view ' || relname, 'present' from here join pg_class on relnamespace = here.id and relkind in ('v', 'm')
    union all
    select 'function ' || proname, 'present' from here join pg_proc on pronamespace = here.id
    where not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`);
  return new Map(rows.map(({ object, definition }) => [object, definition]));
}
