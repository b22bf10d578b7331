import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { facility } from '../../content/facilities/facility.ts';
import type { Database, Db } from '../../db/client.ts';
import { tableOf } from '../../db/content/tables.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { createCollege } from '../../testing/factories.ts';
import {
  createAlert,
  createCampaign,
  createPromotionPlace,
  createSplash,
  createTakeover,
} from '../../testing/shell-factories.ts';
import { createContentEnds } from './content-ends.ts';

let database: Database;
let harbor: Tenant;
let summit: Tenant;
let colleges = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  harbor = await createCollege(database.db, { slug: 'harbor' });
  summit = await createCollege(database.db, { slug: 'summit' });
});
afterAll(() => database.close());

const addFacility = (id: number, until: string | null) =>
  database.db
    .insert(tableOf(facility))
    .values({ tenantId: harbor.id, id, title: `Hall ${id}`, visibleUntil: until } as never);

test('the next end of a college’s content is read again after a change, and when it has passed', async () => {
  const ends = createContentEnds(database.db);
  expect(await ends.next(harbor.id)).toBe(Number.POSITIVE_INFINITY);
  const [soon, later] = [new Date(Date.now() + 3_600_000), new Date(Date.now() + 7_200_000)];
  await addFacility(1, soon.toISOString());
  await addFacility(2, later.toISOString());
  await addFacility(3, '2020-01-01T00:00:00Z');
  await addFacility(4, null);
  expect(await ends.next(harbor.id)).toBe(Number.POSITIVE_INFINITY);
  ends.forget({ tenantId: summit.id, withdrawn: 'nothing' });
  ends.forget({ tenantId: harbor.id, tags: ['game:1'], withdrawn: 'nothing' });
  expect(await ends.next(harbor.id)).toBe(Number.POSITIVE_INFINITY);
  ends.forget({ tenantId: harbor.id, withdrawn: 'nothing' });
  expect(await ends.next(harbor.id)).toBe(soon.getTime());
  expect(await ends.next(summit.id)).toBe(Number.POSITIVE_INFINITY);
  // the database has its own clock
  await database.db.update(tableOf(facility)).set({ visibleUntil: null } as never);
  vi.spyOn(Date, 'now').mockReturnValue(soon.getTime());
  expect(await ends.next(harbor.id)).toBe(Number.POSITIVE_INFINITY);
  vi.restoreAllMocks();
});

test.each<[string, (db: Db, tenantId: number, endDate: string) => Promise<unknown>]>([
  ['an alert', (db, tenantId, endDate) => createAlert(db, tenantId, { endDate })],
  ['a takeover', (db, tenantId, endDate) => createTakeover(db, tenantId, { endDate })],
  ['a splash screen', (db, tenantId, endDate) => createSplash(db, tenantId, { endDate })],
  [
    'a promotion',
    async (db, tenantId, endDate) => createCampaign(db, await createPromotionPlace(db, tenantId), { endDate }),
  ],
])('copies from before the end of %s are not used after it', async (_, create) => {
  const { id } = await createCollege(database.db, { slug: `ends-${++colleges}` });
  const end = Math.ceil(Date.now() / 1000) * 1000 + 3_600_000;
  await create(database.db, id, new Date(end).toISOString());
  expect(await createContentEnds(database.db).next(id)).toBe(end);
});
