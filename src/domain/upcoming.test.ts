import { expect, test } from 'vitest';

import { type GameState, gameState } from './game-state.ts';
import { isAwaitingResult, isUpcoming, localNow, nextGame } from './upcoming.ts';

const { Scheduled, PreGame, Delayed, Live, Postponed, Canceled, GameComplete } = gameState;

/** A football game at 6 p.m. in New York, which usually ends at 9:45 p.m. */
const game = (day: string, values: { gameState?: GameState } & Record<string, unknown> = {}) => ({
  venueDate: `${day}T18:00:00`,
  venueEndDate: null,
  dateUtc: `${day}T22:00:00Z`,
  tbd: false,
  allDay: false,
  gameState: Scheduled as GameState,
  forfeit: 'none' as const,
  noContest: false,
  hostedNotOurs: false,
  placing: null,
  sport: { family: 'football' as const },
  ...values,
});

const at = (time: string) => localNow('America/New_York', Temporal.Instant.from(`2026-09-${time}-04:00`));
const noon = at('10T12:00');

const dayOfNext = (games: ReturnType<typeof game>[], moment = noon) => nextGame(games, moment)?.venueDate.slice(0, 10);

test.each([
  ['before its start', '10T17:59', true],
  ['after its start', '10T18:30', true],
  ['at its usual end', '10T21:45', false],
  ['on the day after', '11T09:00', false],
])('%s a game is next and upcoming: %s %s', (_when, time, isNext) => {
  const today = game('2026-09-10');
  expect(isUpcoming(today, at(time))).toBe(isNext);
  expect(isAwaitingResult(today, at(time))).toBe(!isNext);
  expect(dayOfNext([today, game('2026-09-12')], at(time))).toBe(isNext ? '2026-09-10' : '2026-09-12');
});

test('a short game awaits its result sooner than a long one', () => {
  const waterPolo = game('2026-09-10', { sport: { family: 'waterpolo' } });
  expect(isAwaitingResult(waterPolo, at('10T19:30'))).toBe(true);
});

test('a pregame whose feed never started awaits its result like a scheduled game', () => {
  expect(isAwaitingResult(game('2026-09-10', { gameState: PreGame }), at('10T21:45'))).toBe(true);
});

test('without a set time a game is upcoming until its day is over', () => {
  for (const untimed of [{ dateUtc: null, tbd: true }, { allDay: true }]) {
    expect(isUpcoming(game('2026-09-10', untimed), at('10T23:59'))).toBe(true);
    expect(isAwaitingResult(game('2026-09-10', untimed), at('11T00:00'))).toBe(true);
  }
});

test('a meet is upcoming until its last day is over, and awaits no result once it has a placing', () => {
  const meet = game('2026-09-08', { venueEndDate: '2026-09-10T00:00:00', sport: { family: 'meet' } });
  expect(isUpcoming(meet, at('10T23:59'))).toBe(true);
  expect(isAwaitingResult(meet, at('11T00:00'))).toBe(true);
  expect(isAwaitingResult({ ...meet, placing: '2nd of 9' } as never, at('11T00:00'))).toBe(false);
});

test('a live game is the next game, however long it lasts', () => {
  expect(dayOfNext([game('2026-09-10'), game('2026-09-09', { gameState: Live })])).toBe('2026-09-09');
});

test('a delayed game stays next until its day is over', () => {
  expect(dayOfNext([game('2026-09-10', { gameState: Delayed })], at('10T23:30'))).toBe('2026-09-10');
});

test('canceled, postponed, forfeited and finished games are never next and await no result', () => {
  const over = [
    ...[Canceled, Postponed, GameComplete].map((state) => game('2026-09-11', { gameState: state })),
    game('2026-09-11', { forfeit: 'them' }),
  ];
  expect(dayOfNext([...over, game('2026-09-12')])).toBe('2026-09-12');
  expect(over.some((each) => isAwaitingResult(each, at('20T12:00')))).toBe(false);
});

test('a game between two other schools is never next and awaits no result', () => {
  const hosted = game('2026-09-11', { hostedNotOurs: true });
  expect(dayOfNext([hosted])).toBeUndefined();
  expect(isAwaitingResult(hosted, at('20T12:00'))).toBe(false);
});

test('a season that is over has no next game', () => {
  expect(dayOfNext([game('2026-09-01', { gameState: GameComplete }), game('2026-09-02')])).toBeUndefined();
});
