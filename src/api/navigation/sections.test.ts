import { afterEach, beforeEach, expect, test } from 'vitest';

import { facility } from '../../content/facilities/facility.ts';
import { insertRows } from '../../editing/change-rows.ts';
import { createTestApi } from '../../testing/api.ts';
import { createCollege, createGame, createSeason, createSport } from '../../testing/factories.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;
let tenantId: number;
beforeEach(async () => {
  site = await createTestApi();
  ({ id: tenantId } = await createCollege(site.db, { slug: 'harbor' }));
});
afterEach(() => site.close());

const sections = () => site.json('/api/v2/navigation/sections');
/** Titles of the sections that depend on content, without those that every college has. */
const titles = async (): Promise<string[]> => {
  const always = ['News', 'Calendar', 'Social media', 'Calendar subscriptions', 'RSS feeds'];
  const all = (await sections()).map(({ title }: { title: string }) => title);
  expect(all).toEqual(expect.arrayContaining(always));
  return all.filter((title: string) => !always.includes(title));
};
const add = (row: { id: number; access: string; visibleUntil?: string }) =>
  insertRows(site.db, facility, [{ tenantId, title: 'Harbor Field', ...row }]);

test('a kind with a public row is a section', async () => {
  await add({ id: 1, access: 'public' });
  expect(await sections()).toContainEqual({
    title: 'Facilities',
    url: '/facilities',
    group: 'college',
    isInFooter: true,
  });
});

test('hidden and ended rows do not make a section', async () => {
  await add({ id: 1, access: 'hidden' });
  await add({ id: 2, access: 'public', visibleUntil: '2020-01-01T00:00:00Z' });
  expect(await titles()).toEqual([]);
});

test('another college’s rows do not make a section', async () => {
  const other = await createCollege(site.db, { slug: 'summit' });
  await insertRows(site.db, facility, [{ tenantId: other.id, id: 1, title: 'Summit Field', access: 'public' }]);
  expect(await titles()).toEqual([]);
});

test.each([
  ['a game ahead with a ticket link makes', 9, { ticketsUrl: 'https://tickets.example' }, ['Tickets']],
  ['a game ahead without one does not make', 9, {}, []],
  ['a past game does not make', -9, { ticketsUrl: 'https://tickets.example' }, []],
])('%s the ticket page a section', async (_, days, media, expected) => {
  const season = await createSeason(site.db, await createSport(site.db, tenantId, 'football'));
  const localDate = Temporal.Now.plainDateISO('UTC').add({ days }).toString();
  await createGame(site.db, season, { localDate, media });
  expect(await titles()).toEqual(expected);
});

test('past seasons make history sections', async () => {
  const sport = await createSport(site.db, tenantId, 'football');
  await createSeason(site.db, sport, {
    title: '2025',
    startDate: '2025-08-01',
    endDate: '2025-12-31',
    isCurrent: false,
  });
  await createSeason(site.db, sport, {
    title: '2026',
    startDate: '2026-08-01',
    endDate: '2026-12-31',
    isCurrent: true,
  });
  expect(await titles()).toEqual(['Archives', 'On this day', 'Historical roster']);
});
