import { expect, test } from 'vitest';

import { gameState } from '../../domain/game-state.ts';
import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import { followedResult } from './followed-result.ts';
import { statusOf } from './game-text.ts';

const at = '2026-11-21T20:00:00Z';
const time = { now: Date.parse(at) };
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

test('a live game shows its period and a running clock', () => {
  expect(statusOf(live, time)).toEqual({ kind: 'live', note: '4:05 2nd half' });
  expect(statusOf(live, { now: time.now + 5_900 }).note).toBe('4:00 2nd half');
});

test('breaks, clocks that have run out and sports without a clock show only the period', () => {
  expect(statusOf({ ...live, periodText: 'Halftime' }, time).note).toBe('Halftime');
  expect(statusOf(live, { now: time.now + 300_000, lastSeenAt: '2026-11-21T20:04:55Z' }).note).toBe('2nd half');
  expect(statusOf({ ...live, clock: null, periodText: 'Top 5th' }, time).note).toBe('Top 5th');
});

test('a source that has been silent for two minutes is shown as delayed data until it is seen again', () => {
  const later = time.now + 120_000;
  expect(statusOf(live, { now: later })).toEqual({ kind: 'delayed-data', note: '2nd half' });
  expect(statusOf(live, { now: later, lastSeenAt: '2026-11-21T20:01:55Z' }).kind).toBe('live');
});

test('the row of a live game has its score and no outcome', () => {
  expect(followedResult(live, time)).toEqual({
    status: 'live',
    score: { team: 45, opponent: 40 },
    notes: ['4:05 2nd half'],
  });
});

test('the row of a final game has its outcome and overtime', () => {
  expect(followedResult({ ...final, overtime: '2OT' }, time)).toEqual({
    mark: 'W',
    score: { team: 45, opponent: 40 },
    overtime: '2OT',
    notes: [],
  });
  expect(followedResult({ ...final, overtime: '11' }, time).overtime).toBe('11 inn.');
});

test('a delayed game shows the reason, and a score only if it has begun', () => {
  const delayed = { ...live, state: gameState.Delayed, stateReason: 'Lightning', clock: null };
  expect(followedResult({ ...delayed, period: 0, periodText: '' }, time)).toEqual({
    status: 'delayed',
    notes: ['Lightning'],
  });
  expect(followedResult(delayed, time).score).toEqual({ team: 45, opponent: 40 });
  const suspended = followedResult({ ...delayed, stateReason: 'Suspended, lightning' }, time);
  expect(suspended).toMatchObject({ status: 'suspended', notes: ['Lightning'] });
});

test('the row of a scheduled game has no result', () => {
  const scheduled = { ...live, state: gameState.Scheduled, period: 0, periodText: '', clock: null };
  expect(followedResult(scheduled, time)).toEqual({ notes: [] });
});

test('a game is not shown as live while the connection is lost, but with the age of its score', () => {
  const time = { now: Date.parse(at), isReconnecting: true };
  expect(statusOf(live, time)).toEqual({ kind: 'reconnecting', note: '4:05 2nd half' });
  expect(statusOf(live, { ...time, age: '3 min ago' })).toEqual({
    kind: 'reconnecting',
    note: '4:05 2nd half · 3 min ago',
  });
});
