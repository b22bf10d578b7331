import { expect, test } from 'vitest';

import { formatRecord } from '../record.ts';
import { coachingTotals, programRecord } from './coaching-totals.ts';
import { type CoachingLine, coachingYears, type SeasonGame } from './coaching-years.ts';
import type { Coach, GameCoaches } from './game-coaches.ts';

const coach = (name: string): Coach => ({ key: name, personId: null, name });
let nextId = 0;
const game = (year: number, result: string, values: Partial<SeasonGame> = {}): SeasonGame => {
  const [ours = 0, theirs = 0] = result.split('-').map(Number);
  return {
    id: ++nextId,
    year,
    state: 8,
    type: 'R',
    ourScore: ours,
    opponentScore: theirs,
    forfeit: 'none',
    noContest: false,
    hostedNotOurs: false,
    locationIndicator: 'H',
    conference: false,
    conferenceTournament: false,
    vacated: false,
    localDate: `${year}-09-01`,
    doubleheader: 0,
    note: null,
    ...values,
  };
};
const line = (year: number, name: string | undefined, record?: [number, number, number?]): CoachingLine => ({
  year,
  coach: name === undefined ? undefined : coach(name),
  overall: record ? { wins: record[0], losses: record[1], ties: record[2] ?? 0 } : null,
  conference: null,
  placing: null,
  postseason: null,
  note: null,
  source: 'Media guide',
});
const led = (games: SeasonGame[], ...names: string[]): [number, GameCoaches][] =>
  games.map(({ id }) => [id, { role: names.length > 1 ? 'co-head' : 'head', coaches: names.map(coach), note: null }]);
const printed = (years: ReturnType<typeof coachingYears>) =>
  years.map(({ year, coach: one, overall }) => `${year} ${one?.name} ${overall ? formatRecord(overall) : '?'}`);

test('a season is split at the game at which the coach changes', () => {
  const first = [game(2026, '3-1'), game(2026, '0-2')];
  const second = [game(2026, '1-1')];
  const years = coachingYears([...first, ...second], new Map([...led(first, 'Ash'), ...led(second, 'Birch')]), []);
  expect(printed(years)).toEqual(['2026 Ash 1-1', '2026 Birch 0-0-1']);
});

test('a vacated win is removed from the record but stays in the record as played', () => {
  const games = [
    game(2026, '3-1', { vacated: true, note: 'Ineligible player.' }),
    game(2026, '2-1'),
    game(2026, '0-1', { vacated: true }),
  ];
  const [row] = coachingYears(games, new Map(led(games, 'Ash')), []);
  expect(row).toMatchObject({
    overall: { wins: 1, losses: 1 },
    asPlayed: { wins: 2, losses: 1 },
    notes: ['Ineligible player.'],
  });
});

test('exhibitions, no contests and undecided games do not count for a coach', () => {
  const games = [
    game(2026, '3-1', { type: 'E' }),
    game(2026, '3-1', { noContest: true }),
    game(2026, '0-0', { state: 0, ourScore: null, opponentScore: null }),
  ];
  expect(coachingYears(games, new Map(led(games, 'Ash')), [])).toEqual([]);
});

test('a line adds placing and postseason to games, and a record that differs is kept beside theirs', () => {
  const games = [game(2026, '3-1'), game(2026, '2-1', { conference: true })];
  const entered = { ...line(2026, 'Ash', [3, 0]), placing: '2nd', postseason: 'Harbor Bowl (W)' };
  const [row, ...others] = coachingYears(games, new Map(led(games, 'Ash')), [entered]);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    overall: { wins: 2, losses: 0 },
    conference: { wins: 1, losses: 0 },
    placing: '2nd',
    postseason: 'Harbor Bowl (W)',
    from: 'games',
    differs: { overall: { wins: 3 }, source: 'Media guide' },
  });
});

test('a line with the same record is not a difference', () => {
  const games = [game(2026, '3-1')];
  const [row] = coachingYears(games, new Map(led(games, 'Ash')), [line(2026, 'Ash', [1, 0])]);
  expect(row?.differs).toBeNull();
});

test('games without a known coach are left out', () => {
  expect(coachingYears([game(2026, '3-1')], new Map(), [])).toEqual([]);
});

test('tenures are consecutive seasons; another coach ends one, seasons without a team do not', () => {
  const years = coachingYears(
    [],
    new Map(),
    [
      line(1921, undefined, [1, 2]),
      line(1922, 'Ash', [5, 3, 1]),
      line(1923, 'Ash', [6, 2]),
      line(1924, undefined),
      line(1926, 'Ash', [4, 4]),
      line(1927, 'Birch', [2, 6]),
      line(1928, 'Ash', [7, 1]),
      line(1929, 'Ash'),
    ].reverse(),
  );
  expect(
    coachingTotals(years).map(
      ({ coach: one, firstYear, lastYear, seasons, overall, unknownSeasons }) =>
        `${firstYear}-${lastYear} ${one?.name} ${seasons} ${overall && formatRecord(overall)} ${unknownSeasons}`,
    ),
  ).toEqual([
    '1928-1929 Ash 2 7-1 1',
    '1927-1927 Birch 1 2-6 0',
    '1922-1926 Ash 3 15-9-1 0',
    '1921-1921 undefined 1 1-2 0',
  ]);
});

test('a game of co-head coaches counts for each of them, and once for the program', () => {
  const games = [game(2026, '3-1'), game(2026, '1-2')];
  const coachesOf = new Map(led(games, 'Elm', 'Fir'));
  const years = coachingYears(games, coachesOf, [line(1950, 'Ash', [4, 5])]);
  expect(printed(years)).toEqual(['2026 Elm 1-1', '2026 Fir 1-1', '1950 Ash 4-5']);
  expect(programRecord(games, coachesOf, years).overall).toEqual({ wins: 5, losses: 6, ties: 0 });
});
