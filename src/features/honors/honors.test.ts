import { expect, test } from 'vitest';

import { athletesOf, groupSelections } from './all-american-facts.ts';
import { awardsByLevel, latestWinners, presentationsOf } from './award-facts.ts';
import { groupInductees } from './group-inductees.ts';
import type { AllAmerican, Award, AwardWinner, Inductee } from './honor-items.ts';
import { filterInductees, readInducteeFilter } from './inductee-filter.ts';
import { loadAllAmericans, loadAwards } from './loads.ts';

const sport = (id: number, title: string) => ({
  id,
  title,
  globalSportNameSlug: title.toLowerCase(),
  shortName: title,
});
const [football, golf] = [sport(1, 'Football'), sport(2, 'Golf')];

const inductees = [
  { title: 'Ada Voss', sortName: 'Voss, Ada', inducted: 2020, category: 'athlete', sports: [golf, football] },
  { title: '1948 Football', sortName: '1948 Football', inducted: 2020, category: 'team', sports: [football] },
  { title: 'Åsa Lind', sortName: 'Lind, Åsa', inducted: 1999, category: 'coach', sports: [] },
] as unknown as Inductee[];

const groups = (grouping: Parameters<typeof groupInductees>[1]) =>
  groupInductees(inductees, grouping).map(
    ({ title, items }) => `${title}: ${items.map((item) => item.title).join(', ')}`,
  );

test('inductees are grouped by class, newest first, teams after people', () => {
  expect(groups('year')).toEqual(['Class of 2020: Ada Voss, 1948 Football', 'Class of 1999: Åsa Lind']);
});

test('an inductee of two sports is in both groups, those without a sport are last', () => {
  expect(groups('sport')).toEqual([
    'Football: 1948 Football, Ada Voss',
    'Golf: Ada Voss',
    'Administrators and contributors: Åsa Lind',
  ]);
});

test('inductees are grouped by the first letter of the surname, with teams by year last', () => {
  expect(groups('a-z')).toEqual(['L: Åsa Lind', 'V: Ada Voss', '0–9: 1948 Football']);
  expect(groups('teams')).toEqual(['Class of 2020: 1948 Football']);
});

test.each([
  [{ sport: 'golf' }, ['Ada Voss']],
  [{ year: '2020', category: 'team' }, ['1948 Football']],
  [{ sport: 'chess' }, []],
  [{}, ['Ada Voss', '1948 Football', 'Åsa Lind']],
])('the filter %j leaves %j', (filter, titles) => {
  expect(filterInductees(inductees, filter).map(({ title }) => title)).toEqual(titles);
});

const selections = [
  { title: 'Ada Voss', season: '2025-26', sport: golf, people: [{ id: 4, lastName: 'Voss' }] },
  { title: 'Ada Voss', season: '2024-25', sport: golf, people: [{ id: 4, lastName: 'Voss' }] },
  { title: 'Bo Ash Jr.', season: '1951', sport: football, people: [] },
] as unknown as AllAmerican[];

test('selections are counted, and each athlete once', () => {
  expect([selections.length, athletesOf(selections)]).toEqual([3, 2]);
});

test.each([
  ['sport', ['Football', 'Golf']],
  ['year', ['2025–26', '2024–25', '1951']],
  ['a-z', ['A', 'V']],
] as const)('selections are grouped by %s', (grouping, labels) => {
  expect(groupSelections(selections, grouping).map(({ label }) => label)).toEqual(labels);
});

const winner = (title: string, season: string, more: object = {}) =>
  ({
    title,
    season,
    week: null,
    shared: false,
    team: null,
    sport: null,
    award: { id: 1 },
    ...more,
  }) as unknown as AwardWinner;

test('the winners of a season or week form one presentation, newest first', () => {
  const winners = [
    winner('A', '2024'),
    winner('B', '2025'),
    winner('C', '2025'),
    winner('D', '2025', { week: '2025-09-08' }),
  ];
  expect(presentationsOf(winners).map((each) => each.winners.map(({ title }) => title))).toEqual([
    ['D'],
    ['B', 'C'],
    ['A'],
  ]);
});

test('the latest winners are named, and members of a team are counted', () => {
  expect(latestWinners([winner('Ann Reed', '2025-26'), winner('Jo Park', '2025-26'), winner('C', '2024-25')])).toBe(
    'Ann Reed and Jo Park (2025–26)',
  );
  expect(latestWinners([winner('A', '2025', { team: 'first' }), winner('B', '2025', { team: 'second' })])).toBe(
    '2 honored in 2025',
  );
  expect(latestWinners([])).toBeUndefined();
});

test('awards are listed by level, for a sport only those that it has won or that are for it', () => {
  const award = (id: number, level: string, sports: object[] = []) => ({ id, level, sports }) as unknown as Award;
  const awards = [award(1, 'institution'), award(2, 'national', [golf]), award(3, 'national')];
  const winners = [winner('A', '2025', { sport: golf })];
  const listed = (slug?: string) =>
    awardsByLevel(awards, winners, slug).map(({ awards: of }) => of.map((each) => each.award.id));
  expect(listed()).toEqual([[2, 3], [1]]);
  expect(listed('golf')).toEqual([[2], [1]]);
});

const hallOfFame = ({ url, api }: { url: URL; api: never }) =>
  readInducteeFilter({ url, api, instead: { title: 'Hall of Fame', href: '/honors/hall-of-fame' } });

test.each([
  ['a hall of fame', '?sport=chess', hallOfFame, 'sport is "chess", which is not a sport of this college.'],
  ['a hall of fame', '?year=98', hallOfFame, 'year is "98". Use a year such as 1998, or omit it for all.'],
  ['a hall of fame', '?category=mascot', hallOfFame, 'category is "mascot". Use one of athlete, coach, administrator,'],
  ['awards', '?sport=chess', loadAwards, 'sport is "chess", which is not a sport of this college.'],
  ['All-Americans', '?sport=chess', loadAllAmericans, 'sport is "chess", which is not a sport of this college.'],
  ['All-Americans', '?season=next', loadAllAmericans, 'season is "next". Use a season such as 2025-26, or omit it'],
  ['All-Americans', '?by=coach', loadAllAmericans, 'by is "coach". Use one of sport, year, a-z.'],
])('a filter of %s with a wrong value is refused: %s', async (_, search, load, reason) => {
  const url = new URL(`https://harbor.example/honors${search}`);
  const api = { sports: { find: async () => undefined } };
  expect(await load({ url, api } as never)).toMatchObject({ refusal: expect.stringContaining(reason) });
});
