import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApi } from '../testing/api.ts';
import { createCollege, createGame, createSeason, createSport } from '../testing/factories.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  site = await createTestApi();
  const { id } = await createCollege(site.db, { slug: 'harbor' });
  const sport = await createSport(site.db, id, 'mens-basketball');
  await createGame(site.db, await createSeason(site.db, sport, { title: '2026-27', startDate: '2026-11-01' }));
  const past = { isCurrent: false, startDate: '2025-11-01' };
  await createGame(site.db, await createSeason(site.db, sport, { ...past, title: '2025-26' }));
  await createSeason(site.db, sport, {
    title: '2027-28',
    startDate: '2027-11-01',
    isCurrent: false,
    rosterAccess: 'hidden',
  });
});
afterAll(() => site.close());

describe.each([
  ['schedule', (season: string) => `/api/v2/Schedule/bySport/mens-basketball?season=${season}`],
  ['roster', (season: string) => `/api/v2/Rosters/bySport/mens-basketball?season=${season}`],
  ['statistics', (season: string) => `/api/v2/Stats/season/mens-basketball/${season}`],
  ['standings', (season: string) => `/api/v2/Standings/mens-basketball/${season}`],
])('the %s of a season', (_, address) => {
  test.each([
    ['2026-27', '2026-27'],
    ['2026', '2026-27'],
    ['2025', '2025-26'],
  ])('with the title %s are those of %s', async (title, found) => {
    expect((await site.json(address(title))).season.title).toBe(found);
  });

  test('are not found for another year', async () => {
    expect((await site.get(address('1999'))).status).toBe(404);
  });
});

test('the schedule without a title is that of the current season', async () => {
  expect((await site.json('/api/v2/Schedule/bySport/mens-basketball')).season.title).toBe('2026-27');
});

test('a season that has neither games nor a public roster has no schedule', async () => {
  expect((await site.get('/api/v2/Schedule/bySport/mens-basketball?season=2027')).status).toBe(404);
});
