import { expect, it } from 'vitest';

import { gameState } from '../../domain/game-state.ts';
import { scoreboardDays } from './scoreboard-days.ts';

const timezone = 'America/Chicago';
const today = '2026-11-22';

const game = (
  name: string,
  dateUtc: string | null,
  given: Partial<Parameters<typeof scoreboardDays>[0][number]> = {},
) => ({
  name,
  gameState: gameState.Scheduled,
  date: `${(dateUtc ?? '').slice(0, 10)}T00:00:00`,
  dateUtc,
  tbd: false,
  allDay: false,
  ...given,
});
const days = (...games: ReturnType<typeof game>[]) =>
  scoreboardDays(games, { timezone, today }).map(({ name, printedDate, games }) => [
    [name, printedDate].filter(Boolean).join(' '),
    ...games.map((each) => each.name),
  ]);

it('games are grouped by day in time order, and days are named from today', () => {
  expect(
    days(
      game('in two weeks', '2026-12-05T20:00:00Z'),
      game('matinee', '2026-11-22T19:00:00Z'),
      game('two days ago', '2026-11-21T02:00:00Z'),
      game('evening', '2026-11-23T01:00:00Z'),
      game('late', '2026-11-22T03:00:00Z'),
      game('tomorrow', '2026-11-24T02:00:00Z'),
    ),
  ).toEqual([
    ['Fri, Nov 20', 'two days ago'],
    ['Last night', 'late'],
    ['Today', 'matinee', 'evening'],
    ['Next Mon, Nov 23', 'tomorrow'],
    ['Sat, Dec 5', 'in two weeks'],
  ]);
});

it('days are those of the college, wherever the game is played', () => {
  // 11 p.m. in Honolulu is 3 a.m. the next day in Chicago
  expect(days(game('Hawaii', '2026-11-22T09:00:00Z', { date: '2026-11-21T23:00:00' }))).toEqual([['Today', 'Hawaii']]);
});

it('a game without a set time is listed last on its date', () => {
  const whole = { date: '2026-11-22T00:00:00' };
  expect(
    days(
      game('meet', null, { ...whole, allDay: true }),
      game('tba', '2026-11-22T06:00:00Z', { ...whole, tbd: true }),
      game('noon', '2026-11-22T18:00:00Z'),
    ),
  ).toEqual([['Today', 'noon', 'meet', 'tba']]);
});

it('a live game is the first of its day', () => {
  const live = { gameState: gameState.Live };
  expect(days(game('noon', '2026-11-22T18:00:00Z'), game('live', '2026-11-22T20:00:00Z', live))).toEqual([
    ['Today', 'live', 'noon'],
  ]);
});

it('a day without a start after 5 p.m. is yesterday, not last night', () => {
  expect(days(game('noon', '2026-11-21T18:00:00Z'))).toEqual([['Yesterday', 'noon']]);
  expect(days(game('meet', null, { date: '2026-11-21T00:00:00', allDay: true }))).toEqual([['Last night', 'meet']]);
});
