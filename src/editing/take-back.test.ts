import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { facility } from '../content/facilities/facility.ts';
import { gallery } from '../content/galleries/gallery.ts';
import { photo } from '../content/galleries/photo.ts';
import { redirectRule } from '../content/redirects/redirect-rule.ts';
import { story } from '../content/stories/story.ts';
import type { Database } from '../db/client.ts';
import { selectRows } from '../db/content/rows.ts';
import { addressTableOf, allTablesOf } from '../db/content/tables.ts';
import { changeSet } from '../db/schema/content-change.ts';
import { image } from '../db/schema/image.ts';
import { withdrawal } from '../db/schema/withdrawal.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createTestDatabase, removeColleges } from '../testing/database.ts';
import { createCollege, createImage, createSport } from '../testing/factories.ts';
import { endRows } from './end-rows.ts';
import { storeChanges } from './store-changes.ts';
import { takeBackSet } from './take-back.ts';
import { writeRows } from './write-rows.ts';

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

const write = async (kind: Parameters<typeof writeRows>[1], ...rows: Record<string, unknown>[]) =>
  (
    await writeRows(
      database,
      kind,
      rows.map((values) => ({ values })),
      { tenant, actor: 'anna' },
    )
  ).map(({ id }) => id);
const end = (kind: Parameters<typeof endRows>[1], ...ids: number[]) =>
  endRows(database, kind, ids.map(String), { tenant, actor: 'anna' });
const lastSet = async () => {
  const numbers = (await database.db.select({ id: changeSet.id }).from(changeSet)).map(({ id }) => id);
  return Math.max(...numbers);
};
const undo = async (number: number, dryRun = false) =>
  (await takeBackSet(database, number, { tenant, actor: 'ben', dryRun })).map(
    ({ name, action }) => `${name} ${action}`,
  );
/** All rows of the tables of kinds, without the times of their changes. */
const stored = async (...kinds: Parameters<typeof allTablesOf>[0][]) => {
  const tables = kinds.flatMap(allTablesOf);
  const rows = await Promise.all(tables.map((table) => database.db.select().from(table)));
  const texts = rows.map((ofTable) =>
    ofTable.map(({ updatedAt: _, ...row }: Record<string, unknown>) => JSON.stringify(row)),
  );
  return texts.map((ofTable) => ofTable.sort());
};

/** A story, with a sport, a tag-free list and a former address. */
async function addStory() {
  const sport = await createSport(database.db, tenant.id, 'football');
  await createSport(database.db, tenant.id, 'baseball');
  const [id = 0] = await write(story, {
    ...{ title: 'Tides win', sports: 'football', publishedAt: '2026-09-05T12:00', content: '<p>In overtime.</p>' },
  });
  await write(story, { id, urlSlug: 'tides-win-opener' });
  return { id, sport };
}

type Step = (id: number) => Promise<unknown>;
describe('a change set is taken back, and the undo as well', () => {
  test.each<[string, Step]>([
    ['values', (id) => write(story, { id, title: 'Tides lose', content: '<p>After all.</p>' })],
    ['a list', (id) => write(story, { id, sports: 'baseball' })],
    ['an address', (id) => write(story, { id, urlSlug: 'tides-lose' })],
    ['an end', (id) => end(story, id)],
    ['a new row', () => write(story, { title: 'Next', publishedAt: '2026-09-06T12:00', sports: 'football,baseball' })],
    [
      'several rows',
      (id) => write(story, { id, title: 'One' }, { title: 'Two', publishedAt: '2026-09-06T12:00', sports: 'baseball' }),
    ],
  ])('that changed %s', async (_, change) => {
    const { id } = await addStory();
    const before = await stored(story);
    await change(id);
    const after = await stored(story);
    expect(after).not.toEqual(before);
    await undo(await lastSet());
    expect(await stored(story)).toEqual(before);
    await undo(await lastSet());
    expect(await stored(story)).toEqual(after);
  });

  test('that removed a row with its parts and former addresses', async () => {
    const pictures = await Promise.all(
      ['galleries/1.png', 'galleries/2.png'].map((path) =>
        createImage(database.db, tenant.id, { path, alt: 'The band' }),
      ),
    );
    const [id = 0] = await write(gallery, { title: 'Homecoming' });
    await write(
      photo,
      ...pictures.map(({ path }) => ({ gallery: 'Homecoming', image: `/media/${path}`, alt: 'The band' })),
    );
    const before = await stored(gallery, photo);
    await database.db.transaction(async (db) => {
      // galleries are hidden, not removed
      const [row] = await selectRows(db, gallery, tenant.id);
      await storeChanges(db, gallery, [{ action: 'end', before: row }], {
        ...{ tenant, actor: 'anna', now: Temporal.Now.instant() },
      });
    });
    expect((await stored(gallery, photo)).flat()).toEqual([]);
    expect(await undo(await lastSet())).toContain(`photo gallery ${id} (Homecoming) added`);
    expect(await stored(gallery, photo)).toEqual(before);
  });

  test('that described a picture', async () => {
    const picture = await createImage(database.db, tenant.id, { path: 'facilities/1.png', alt: 'A gym' });
    const alt = async () => (await database.db.select({ alt: image.alt }).from(image))[0]?.alt;
    const [id = 0] = await write(facility, { title: 'Gym', image: `/media/${picture.path}` });
    await write(facility, { id, alt: 'The gym at noon' });
    expect(await alt()).toBe('The gym at noon');
    await undo(await lastSet());
    expect(await alt()).toBe('A gym');
  });
});

describe('a change set on which later changes build is not taken back', () => {
  test.each<[string, Step, string]>([
    ['a later change of a value', (id) => write(story, { id, title: 'Tides won' }), 'was changed (title) later'],
    ['a later list', (id) => write(story, { id, sports: 'baseball' }), 'was removed later'],
    ['a removal', (id) => end(story, id), 'was changed (access) later'],
    ['a former address', (id) => write(story, { id, urlSlug: 'tides' }), 'was changed (slug) later'],
  ])('%s', async (_, later, expected) => {
    await createSport(database.db, tenant.id, 'football');
    await createSport(database.db, tenant.id, 'baseball');
    const values = { title: 'Tides win', sports: 'football', publishedAt: '2026-09-05T12:00', access: 'public' };
    const [id = 0] = await write(story, values);
    const number = await lastSet();
    await later(id);
    const before = await stored(story);
    const refused = await undo(number).then(String, (error: Error) => error.message);
    expect(refused).toContain(expected);
    expect(refused).toContain(`change set ${number + 1}, by anna at `);
    expect(await stored(story)).toEqual(before);
  });

  test('a row of another kind refers to a row that would be removed', async () => {
    await write(gallery, { title: 'Homecoming' });
    const number = await lastSet();
    const picture = await createImage(database.db, tenant.id, { path: 'galleries/1.png', alt: 'The band' });
    const [id] = await write(photo, { gallery: 'Homecoming', image: `/media/${picture.path}`, alt: 'The band' });
    await expect(undo(number)).rejects.toThrow(`gallery 1 (Homecoming) is used by photo ${id}`);
  });

  test('a rule no longer holds', async () => {
    const [id = 0] = await write(redirectRule, { from: '/old', to: '/news' });
    await write(redirectRule, { id, from: '/older' });
    const number = await lastSet();
    await write(redirectRule, { from: '/old', to: '/tickets' });
    await expect(undo(number)).rejects.toThrow('/old');
  });

  test('it is taken back already', async () => {
    await write(facility, { title: 'Gym', location: 'Campus' });
    const number = await lastSet();
    await undo(number);
    await expect(undo(number)).rejects.toThrow(`Change set ${number} was taken back by change set ${await lastSet()}.`);
  });
});

test('other values of a row that was changed later stay', async () => {
  const { id } = await addStory();
  await write(story, { id, title: 'Tides lose' });
  const number = await lastSet();
  await write(story, { id, content: '<p>Corrected.</p>' });
  await undo(number);
  expect(await selectRows(database.db, story, tenant.id)).toMatchObject([
    { title: 'Tides win', content: '<p>Corrected.</p>' },
  ]);
});

test('a dry run says what would be taken back and changes nothing', async () => {
  const [id] = await write(facility, { title: 'Gym', location: 'Campus' });
  const before = await stored(facility);
  expect(await undo(await lastSet(), true)).toEqual([`facility ${id} (Gym) removed`]);
  expect(await stored(facility)).toEqual(before);
});

test('taking back a publication withdraws it', async () => {
  await write(story, { title: 'Tides win', publishedAt: '2026-09-05T12:00' });
  const count = () => database.db.$count(withdrawal, eq(withdrawal.tenantId, tenant.id));
  const before = await count();
  await undo(await lastSet());
  expect(await count()).toBeGreaterThan(before);
});

test('a restored row has a later version, so that an older form is refused', async () => {
  const { id } = await addStory();
  await write(story, { id, title: 'Tides lose' });
  const [changed] = await selectRows(database.db, story, tenant.id);
  await undo(await lastSet());
  const stale = { values: { id, title: 'Tides tie' }, unchangedSince: changed?.updatedAt };
  await expect(writeRows(database, story, [stale], { tenant, actor: 'anna' })).rejects.toThrow();
});

test('of a change and an undo at the same time one wins', async () => {
  for (let round = 0; round < 8; round++) {
    const [id = 0] = await write(facility, { title: `Gym ${round}`, location: 'Campus' });
    await write(facility, { id, title: `Arena ${round}` });
    const [row] = (await selectRows(database.db, facility, tenant.id)).filter((each) => each.id === id);
    const number = await lastSet();
    const change = { values: { id, title: `Hall ${round}` }, unchangedSince: row?.updatedAt };
    const outcomes = await Promise.allSettled([
      undo(number),
      writeRows(database, facility, [change], { tenant, actor: 'anna' }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [after] = (await selectRows(database.db, facility, tenant.id)).filter((each) => each.id === id);
    expect(after?.title).toBe(outcomes[0]?.status === 'fulfilled' ? `Gym ${round}` : `Hall ${round}`);
  }
});

/** A generator of the same numbers below a limit for the same seed. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

test.each([1, 2, 3, 4])('random changes and undos leave what a model has, from seed %i', async (seed) => {
  const pick = numbersFrom(seed);
  type Values = Record<string, string>;
  /** Rows by id, and for each set what it did to each field: [row, field, before, after]; `title` undefined is no row. */
  const model = new Map<number, Values>();
  type Done = { id: number; field: string; before: string | undefined; after: string | undefined };
  const sets = new Map<number, { done: Done[]; isUndone: boolean; undoes?: number }>();
  const apply = ({ id, field, after }: Done) => {
    const row = model.get(id) ?? {};
    if (after === undefined) delete row[field];
    else row[field] = after;
    if (Object.keys(row).length === 0) model.delete(id);
    else model.set(id, row);
  };
  for (let step = 0; step < 40; step++) {
    const rows = [...model.keys()];
    const id = rows[pick(rows.length)];
    const action = pick(10);
    if (id === undefined || action < 2) {
      const values = { title: `Gym ${step}`, location: `Place ${pick(3)}` };
      const [added = 0] = await write(facility, values);
      const done = Object.entries(values).map(([field, after]) => ({ id: added, field, before: undefined, after }));
      done.forEach(apply);
      sets.set(await lastSet(), { done, isUndone: false });
    } else if (action < 5) {
      const [field, after] = pick(2) === 0 ? ['title', `Gym ${step}`] : ['location', `Place ${pick(3)}`];
      const before = model.get(id)?.[field as string];
      await write(facility, { id, [field as string]: after });
      if (before === after) continue;
      const done = [{ id, field: field as string, before, after }];
      done.forEach(apply);
      sets.set(await lastSet(), { done, isUndone: false });
    } else {
      const numbers = [...sets.keys()];
      const number = numbers[pick(numbers.length)] ?? 0;
      const set = sets.get(number);
      if (!set) continue;
      const isAdded = (one: number) => set.done.some((each) => each.id === one && each.before === undefined);
      const isAsLeft = set.done.every(({ id: one, field, after }) => model.get(one)?.[field] === after);
      const isPossible =
        !set.isUndone &&
        isAsLeft &&
        set.done.every(({ id: one, after }) => after === undefined || isAdded(one) || model.has(one));
      const outcome = await undo(number).then(
        () => true,
        () => false,
      );
      expect([step, number, outcome]).toEqual([step, number, isPossible]);
      if (!isPossible) continue;
      const done = set.done.map(({ id: one, field, before, after }) => ({
        id: one,
        field,
        before: after,
        after: before,
      }));
      done.forEach(apply);
      set.isUndone = true;
      const undone = set.undoes === undefined ? undefined : sets.get(set.undoes);
      if (undone) undone.isUndone = false;
      sets.set(await lastSet(), { done, isUndone: false, undoes: number });
    }
    const found = (await selectRows(database.db, facility, tenant.id)).map(({ id: one, title, location }) => [
      one,
      { title, location },
    ]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(model));
  }
});

test('former addresses are taken back with the address', async () => {
  const { id } = await addStory();
  const former = () => database.db.$count(addressTableOf(story), eq(addressTableOf(story).tenantId, tenant.id));
  const before = await former();
  await write(story, { id, urlSlug: 'tides-lose' });
  expect(await former()).toBe(before + 1);
  await undo(await lastSet());
  expect(await former()).toBe(before);
});
