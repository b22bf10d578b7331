import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { facility } from '../content/facilities/facility.ts';
import { story } from '../content/stories/story.ts';
import { withOrigin } from '../db/change-set.ts';
import type { Database } from '../db/client.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { recordChange } from '../db/record-change.ts';
import { changeSet, contentChange, rowChange } from '../db/schema/content-change.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createTestDatabase, removeColleges } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import { endRows } from './end-rows.ts';
import { type Writing, writeRows } from './write-rows.ts';

let database: Database;
let tenant: Tenant;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await removeColleges(database);
  tenant = await createCollege(database.db);
});
afterAll(() => database.close());

const add = (title: string, writing: Partial<Writing> = {}) =>
  writeRows(database, facility, [{ values: { title, location: 'Campus' } }], { tenant, actor: 'anna', ...writing });
const sets = () => database.db.select().from(changeSet).orderBy(asc(changeSet.id));
const changedIn = async (number = 0) =>
  (await database.db.select().from(contentChange)).filter(({ changeSetId }) => changeSetId === number).length;
const facts = ({ actor, door, about, requestId }: Awaited<ReturnType<typeof sets>>[number]) => ({
  ...{ actor, door, about, requestId },
});

test.each<[string, Partial<Writing>, object]>([
  ['program', {}, { door: 'command', about: null, requestId: null }],
  [
    'request',
    { door: 'POST /Hidden/Facilities', requestId: 'r1' },
    { door: 'api', about: 'POST /Hidden/Facilities', requestId: 'r1' },
  ],
])('a write of a %s is a change set of its own', async (_, writing, expected) => {
  await add('Gym', writing);
  await add('Pool', writing);
  const found = await sets();
  expect(found.map(facts)).toEqual([
    { actor: 'anna', ...expected },
    { actor: 'anna', ...expected },
  ]);
  expect(await Promise.all(found.map(({ id }) => changedIn(id)))).toEqual([1, 1]);
});

test('all transactions of a command are one change set', async () => {
  const origin = { actor: 'anna', door: 'command', about: 'staff import', requestId: 'c1' } as const;
  await withOrigin(origin, async () => {
    await add('Gym');
    await add('Pool');
    await recordChange(database.db, {
      tenantId: tenant.id,
      kind: 'config',
      contentId: 1,
      actor: 'anna',
      action: 'add',
    });
  });
  const [found, ...others] = await sets();
  expect([found && facts(found), others.length]).toEqual([origin, 0]);
  expect(await changedIn(found?.id)).toBe(3);
});

test('all writes of a transaction are one change set', async () => {
  await inTransaction(database, false, async (db) => {
    const inside = { ...database, db };
    await writeRows(inside, facility, [{ values: { title: 'Gym', location: 'Campus' } }], { tenant, actor: 'anna' });
    await writeRows(inside, story, [{ values: { title: 'Opening day' } }], { tenant, actor: 'anna' });
  });
  expect(await sets()).toHaveLength(1);
});

test.each([
  ['a dry run', () => add('Gym', { dryRun: true })],
  ['a refused write', () => add('').catch(() => {})],
])('%s leaves no change set', async (_, write) => {
  await write();
  expect(await sets()).toEqual([]);
});

test('a change set records the rows with their values before and after, and nothing of another college', async () => {
  const [added] = await add('Gym');
  await writeRows(database, facility, [{ values: { id: added?.id, title: 'Arena' } }], { tenant, actor: 'anna' });
  await endRows(database, facility, [String(added?.id)], { tenant, actor: 'anna' });
  const recorded = await database.db.select().from(rowChange).orderBy(asc(rowChange.id));
  const main = recorded.filter(({ tableName }) => tableName === 'facility');
  expect(main.map(({ tenantId, rowKey }) => ({ tenantId, rowKey }))).toEqual(
    main.map(() => ({ tenantId: tenant.id, rowKey: { id: added?.id } })),
  );
  expect(main.slice(0, 2)).toMatchObject([
    { before: null, after: { title: 'Gym', location: 'Campus' } },
    { before: { title: 'Gym' }, after: { title: 'Arena' } },
  ]);
  expect(Object.keys(main[1]?.after ?? {})).not.toContain('location');
});
