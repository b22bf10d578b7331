import { afterAll, beforeAll, expect, test } from 'vitest';

import { requireTenant } from '../cli/tenants.ts';
import { alert } from '../content/alerts/alert.ts';
import { problemsOf } from '../content/fields/problem.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createTwoColleges } from '../testing/api.ts';
import { endRows } from './end-rows.ts';
import type { RowInput } from './read-row.ts';
import { writeRows } from './write-rows.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
let tenant: Tenant;
beforeAll(async () => {
  site = await createTwoColleges();
  tenant = await requireTenant(site.db, 'harbor');
});
afterAll(() => site.close());

const write = async (input: RowInput, actor = 'anna', now?: Temporal.Instant) => {
  const [row] = await writeRows(site.database, alert, [input], { tenant, actor, ...(now && { now }) });
  return row ?? expect.unreachable();
};
const refusalOf = async (work: Promise<unknown>) => problemsOf(await work.catch((error: unknown) => error));

test('a change of a row that another writer has changed is refused with both values of each differing field', async () => {
  const { id, updatedAt } = await write({ values: { title: 'Snow', url: '/snow' } });
  await write({ values: { id, title: 'Heavy snow', url: '' }, unchangedSince: updatedAt }, 'ben');
  const mine = { id, title: 'Light snow', url: '/light', enabled: 'yes' };
  expect(await refusalOf(write({ values: mine, unchangedSince: updatedAt }))).toMatchObject([
    { field: 'id', value: id, code: 'stale', message: expect.stringMatching(/^it was changed at .* by ben$/) },
    { field: 'title', value: 'Light snow', stored: 'Heavy snow', code: 'stale', message: 'it is "Heavy snow" now' },
    { field: 'url', value: '/light', stored: null, code: 'stale', message: 'it is empty now' },
  ]);
  expect(
    await refusalOf(endRows(site.database, alert, [String(id)], { tenant, actor: 'anna', unchangedSince: updatedAt })),
  ).toMatchObject([{ field: 'id', code: 'stale' }]);
});

test('a change without a version is made as before, and several in one write do not contradict each other', async () => {
  const { id, updatedAt } = await write({ values: { title: 'Ice' } });
  const both = ['Thin ice', 'Thick ice'].map((title) => ({ values: { id, title }, unchangedSince: updatedAt }));
  const written = await writeRows(site.database, alert, both, { tenant, actor: 'anna' });
  expect(written.map(({ title }) => title)).toEqual(['Thin ice', 'Thick ice']);
  expect(await write({ values: { id, title: 'No ice' } })).toMatchObject({ title: 'No ice' });
});

test('of two writers with one version, one wins and the other learns its values', async () => {
  const { id, updatedAt } = await write({ values: { title: 'Rain' } });
  const racers = ['Drizzle', 'Downpour', 'Hail', 'Fog'].map((title) =>
    write({ values: { id, title }, unchangedSince: updatedAt }, title),
  );
  const outcomes = await Promise.allSettled(racers);
  const won = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value.title : []));
  expect(won).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(problemsOf(outcome.reason)?.find(({ field }) => field === 'title')).toMatchObject({ stored: won[0] });
});

test('every change gives a row a later version, also in the same microsecond, and an unchanged row keeps its own', async () => {
  const now = Temporal.Instant.from('2026-11-21T12:00:00.123456789Z');
  const { id, updatedAt } = await write({ values: { title: 'Wind' } }, 'anna', now);
  const second = await write({ values: { id, title: 'Gale' } }, 'anna', now);
  const third = await write({ values: { id, title: 'Storm' } }, 'anna', now);
  expect([updatedAt, second.updatedAt, third.updatedAt].map((time) => time.slice(19))).toEqual([
    '.123456Z',
    '.123457Z',
    '.123458Z',
  ]);
  await write({ values: { id, title: 'Storm' } });
  expect(await write({ values: { id, title: 'Calm' }, unchangedSince: third.updatedAt })).toMatchObject({
    title: 'Calm',
  });
});
