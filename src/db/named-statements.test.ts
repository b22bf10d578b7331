import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

import { createTestDatabase } from '../testing/database.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const { db } = database;
const echo = db
  .select({
    text: sql<string | null>`${sql.placeholder('text')}::text`,
    ids: sql<number[]>`${sql.placeholder('ids')}::int[]`,
    isTrue: sql<boolean>`${sql.placeholder('isTrue')}::boolean`,
  })
  .from(sql`(select 1) one`)
  .prepare('echo');

test.each(['plain', "O'Neil; drop table story; --", '\\', "\\'", '$1', 'Łódź “quoted”', '', null])(
  'a named statement returns the value %j unchanged',
  async (text) => {
    expect(await echo.execute({ text, ids: '{1,2}', isTrue: false })).toEqual([{ text, ids: [1, 2], isTrue: false }]);
  },
);

test('a named statement accepts a list', async () => {
  expect(await echo.execute({ text: 'a', ids: [3, 4], isTrue: true })).toEqual([
    { text: 'a', ids: [3, 4], isTrue: true },
  ]);
});

test('a named statement is planned once', async () => {
  const plans = async () => {
    const { rows } = (await db.execute(
      `select generic_plans + custom_plans as executions from pg_prepared_statements where statement like '%planned_once%'`,
    )) as unknown as { rows: { executions: number }[] };
    return rows.map(({ executions }) => Number(executions));
  };
  const once = db
    .select({ once: sql<number>`${sql.placeholder('n')}::int`.as('planned_once') })
    .from(sql`(select 1) one`)
    .prepare('once');
  const answers = await Promise.all([1, 2, 3].map((n) => once.execute({ n })));
  expect(answers.map(([row]) => row?.once)).toEqual([1, 2, 3]);
  // on a Postgres server, the pool has several connections, each with its own plan
  if (!process.env.TEST_DATABASE_URL) expect(await plans()).toEqual([3]);
});

test('a statement that failed to be stored is stored by its next execution', async () => {
  const later = db.select({ n: sql<number>`n` }).from(sql`created_later`).prepare('later');
  await expect(later.execute()).rejects.toThrow();
  await database.execute('create table created_later as select 5 as n');
  expect(await later.execute()).toEqual([{ n: 5 }]);
  await database.execute('drop table created_later');
});
