import { afterAll, beforeAll, expect, test } from 'vitest';

import { letterwinner } from '../../content/letterwinners/letterwinner.ts';
import { tableOf } from '../../db/content/tables.ts';
import { createTestApi } from '../../testing/api.ts';
import {
  createCollege,
  createGame,
  createPlayer,
  createSeason,
  createSport,
  createStory,
} from '../../testing/factories.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  site = await createTestApi();
  const { db } = site;
  const { id: tenantId } = await createCollege(db, { slug: 'harbor' });
  const summit = await createCollege(db, { slug: 'summit' });
  const sport = await createSport(db, tenantId);
  const golf = await createSport(db, tenantId, 'mens-golf');
  const old = await createSeason(db, sport, { title: '2024', isCurrent: false });
  const hidden = await createSeason(db, sport, { title: '2025', isCurrent: false, rosterAccess: 'hidden' });
  const season = await createSeason(db, sport, { title: '2026' });
  await createSeason(db, golf, { title: '2026' });
  const { personId } = await createPlayer(db, old, { firstName: 'Ann', lastName: 'Reed', hometown: 'Elm, Mich.' });
  await createPlayer(db, season, { personId, lettered: true });
  await createPlayer(db, season, { firstName: 'Sol', lastName: 'Secret', hide: true });
  await createPlayer(db, hidden, { firstName: 'Tim', lastName: 'Embargo' });
  await createGame(db, old, { localDate: '2024-09-10', ourScore: 3, opponentScore: 1 });
  await createStory(db, tenantId, {
    sportIds: [sport.id],
    localDate: '2024-10-01',
    publishedAt: '2024-10-01T12:00:00Z',
  });
  await db.insert(tableOf(letterwinner)).values([
    { tenantId, id: 1, sportId: sport.id, name: 'Ned Ashford', years: '1926, 28-29', hometown: 'Oak, Ohio' },
    { tenantId, id: 2, sportId: golf.id, name: 'Olsen, Ada', note: 'Captain' },
  ]);
  await createSeason(db, await createSport(db, summit.id));
});
afterAll(() => site.close());

type Person = {
  lastName: string;
  hometown: string | null;
  teams: { sportTitle: string; years: string; letters: string | null }[];
};
const people = async (query = ''): Promise<string[]> => {
  const { items }: { items: Person[] } = await site.json(`/api/v2/Players/historical${query}`);
  return items.map(
    ({ lastName, teams }) => `${lastName}: ${teams.map(({ sportTitle, years }) => `${sportTitle} ${years}`.trim())}`,
  );
};

test('GET /Players/historical lists players and letterwinners by name, without hidden ones', async () => {
  expect(await people()).toEqual(['Ashford: Football 1926, 28, 29', "Olsen: Men's Golf", 'Reed: Football 2024, 26']);
});

test('the years of letters have gaps, and are null where they are not recorded', async () => {
  const { items }: { items: Person[] } = await site.json('/api/v2/Players/historical');
  expect(items.map(({ lastName, teams }) => [lastName, ...teams.map(({ letters }) => letters)])).toEqual([
    ['Ashford', '1926, 28, 29'],
    ['Olsen', null],
    ['Reed', '2026'],
  ]);
});

test.each([
  ['?sport=football', 2],
  ['?letter=a', 1],
  ['?year=2026', 1],
  ['?year=2025', 0],
  ['?hometown=mich', 1],
  ['?sport=mens-golf&year=1926', 0],
])('the historical roster of %s has %i people', async (query, count) => {
  expect(await people(query)).toHaveLength(count);
});

test('the choices are the letters, years and sports with people', async () => {
  const { letters, years, sports } = await site.json('/api/v2/Players/historical?sport=football&letter=R');
  expect([letters, years]).toEqual([
    ['A', 'R'],
    [2026, 2024, 1929, 1928, 1926],
  ]);
  expect(sports.map(({ slug }: { slug: string }) => slug).sort()).toEqual(['football', 'mens-golf']);
});

test('GET /Players/historical.csv has a line for each sport of a person', async () => {
  const response = await site.get('/api/v2/Players/historical.csv?letter=A');
  expect(await response.text()).toBe(
    'Last name,First name,Sport,Years,Letters,Hometown,Note\r\nAshford,Ned,Football,"1926, 28, 29","1926, 28, 29","Oak, Ohio",\r\n',
  );
});

test.each(['?letter=AB', '?year=abc', '?sport=quidditch', '?pageSize=0'])(
  'GET /Players/historical%s is refused',
  async (query) => {
    expect((await site.get(`/api/v2/Players/historical${query}`)).status).toBeGreaterThanOrEqual(400);
  },
);

test('GET /Archives lists past seasons with the content each has, without hidden rosters and other colleges', async () => {
  const [football, ...others] = await site.json('/api/v2/Archives');
  expect(others).toEqual([]);
  expect(football.seasons).toEqual([
    {
      title: '2024',
      scheduleUrl: '/sports/football/schedule/2024',
      rosterUrl: '/sports/football/roster/2024',
      coachesUrl: null,
      statsUrl: null,
      stories: 1,
      from: '2024-08-01',
      to: '2025-07-31',
    },
  ]);
  expect(await site.json('/api/v2/Archives', 'summit.localhost')).toEqual([]);
});

test('GET /Stories with days lists the stories between them', async () => {
  expect((await site.json('/api/v2/Stories?from=2024-10-01&to=2024-10-01')).total).toBe(1);
  expect((await site.json('/api/v2/Stories?from=2024-10-02')).total).toBe(0);
});
