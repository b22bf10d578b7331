import { expect, test } from 'vitest';

import { gameState } from '../../domain/game-state.ts';
import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import { resultOfFollowed } from './followed-result.ts';
import { statusOf } from './game-text.ts';

const at = '2026-11-21T20:00:00Z';
const moment = { now: Date.parse(at) };
const live: ScoreboardGame = {
  gameId: 12,
  version: 9,
  state: gameState.Live,
  stateReason: null,
  ourSide: 'home',
  teamScore: 45,
  opponentScore: 40,
  period: 2,
  periodText: '2nd half',
  clock: { seconds: 245, running: true, direction: 'down', at },
  situation: {},
  overtime: '',
  outcome: null,
  lastSeenAt: at,
  url: '/game-center/12',
};
const final: ScoreboardGame = {
  ...live,
  state: gameState.GameComplete,
  periodText: 'Final',
  clock: null,
  outcome: 'W',
};

test('a live game tells clock and period, and the clock runs on', () => {
  expect(statusOf(live, moment)).toEqual({ kind: 'live', note: '4:05 2nd half' });
  expect(statusOf(live, { now: moment.now + 5_900 }).note).toBe('4:00 2nd half');
});

test('breaks, clocks that have run out and sports without one are told by the period alone', () => {
  expect(statusOf({ ...live, periodText: 'Halftime' }, moment).note).toBe('Halftime');
  expect(statusOf(live, { now: moment.now + 300_000, lastSeenAt: '2026-11-21T20:04:55Z' }).note).toBe('2nd half');
  expect(statusOf({ ...live, clock: null, periodText: 'Top 5th' }, moment).note).toBe('Top 5th');
});

test('a source that was silent for two minutes is delayed data, not live, until it is heard again', () => {
  const later = moment.now + 120_000;
  expect(statusOf(live, { now: later })).toEqual({ kind: 'delayed-data', note: '2nd half' });
  expect(statusOf(live, { now: later, lastSeenAt: '2026-11-21T20:01:55Z' }).kind).toBe('live');
});

test('a row of a live game has its score and no outcome', () => {
  expect(resultOfFollowed(live, moment)).toEqual({
    status: 'live',
    score: { team: 45, opponent: 40 },
    words: ['4:05 2nd half'],
  });
});

test('a row of a final game has outcome and overtime', () => {
  expect(resultOfFollowed({ ...final, overtime: '2OT' }, moment)).toEqual({
    mark: 'W',
    score: { team: 45, opponent: 40 },
    overtime: '2OT',
    words: [],
  });
  expect(resultOfFollowed({ ...final, overtime: '11' }, moment).overtime).toBe('11 inn.');
});

test('a game that is put off tells why, and no score before it has begun', () => {
  const delayed = { ...live, state: gameState.Delayed, stateReason: 'Lightning', clock: null };
  expect(resultOfFollowed({ ...delayed, period: 0, periodText: '' }, moment)).toEqual({
    status: 'delayed',
    words: ['Lightning'],
  });
  expect(resultOfFollowed(delayed, moment).score).toEqual({ team: 45, opponent: 40 });
});

test('a game to come has nothing at the end of its row', () => {
  const scheduled = { ...live, state: gameState.Scheduled, period: 0, periodText: '', clock: null };
  expect(resultOfFollowed(scheduled, moment)).toEqual({ words: [] });
});

test('a game whose connection is lost is not called live', () => {
  expect(statusOf(live, { now: Date.parse(at), isReconnecting: true })).toEqual({
    kind: 'reconnecting',
    note: '4:05 2nd half',
  });
});
