import { expect, test } from 'vitest';

import { gameState } from '../../../domain/game-state.ts';
import type { ScoreboardGame } from '../../../domain/live/scoreboard.ts';
import { reconnectAnnouncement, scoreAnnouncement } from './score-announcement.ts';

const at = '2026-11-21T20:00:00Z';
const live: ScoreboardGame = {
  gameId: 12,
  version: 9,
  state: gameState.Live,
  stateReason: null,
  ourSide: 'home',
  teamScore: 43,
  opponentScore: 40,
  period: 2,
  periodText: '2nd half',
  clock: { seconds: 245, running: false, direction: 'down', at },
  situation: {},
  overtime: '',
  outcome: null,
  lastSeenAt: at,
  url: '/game-center/12',
};

const told = (before: Partial<ScoreboardGame>, after: Partial<ScoreboardGame>) =>
  scoreAnnouncement(
    { ...live, ...before },
    { ...live, ...after },
    { away: 'Pine Ridge', home: 'Lakeshore' },
    Date.parse(at),
  );

test('a score is told with clock and period', () => {
  expect(told({}, { teamScore: 45 })).toBe('Pine Ridge 40, Lakeshore 45. 4:05, 2nd half');
  expect(told({}, { teamScore: 45, clock: null, periodText: 'Top 5th' })).toBe('Pine Ridge 40, Lakeshore 45. Top 5th');
});

test('visitors are told first, each team with its own score, whichever is ours', () => {
  expect(told({}, { ourSide: 'away', teamScore: 45 })).toBe('Pine Ridge 45, Lakeshore 40. 4:05, 2nd half');
});

test('a score that is taken back is told like any other', () => {
  expect(told({ teamScore: 45 }, {})).toBe('Pine Ridge 40, Lakeshore 43. 4:05, 2nd half');
});

test('nothing is told of a clock, a foul or a new period', () => {
  expect(told({}, { version: 10, clock: null })).toBeUndefined();
  expect(told({ periodText: 'Halftime' }, { periodText: '2nd half' })).toBeUndefined();
});

test('many changes at once are one message, of where the game stands', () => {
  expect(told({ teamScore: 2, period: 1, periodText: '1st half' }, { periodText: 'Halftime' })).toBe(
    'Halftime. Pine Ridge 40, Lakeshore 43.',
  );
});

test('the start is told once, and no score that stands at 0–0', () => {
  const before = { state: gameState.PreGame, teamScore: 0, opponentScore: 0, period: 0, periodText: '' };
  expect(told(before, { teamScore: 0, opponentScore: 0 })).toBe('The game has started.');
});

test('the end of a period is told with the score', () => {
  expect(told({ periodText: '1st half' }, { periodText: 'End of OT 1' })).toBe(
    'End of OT 1. Pine Ridge 40, Lakeshore 43.',
  );
});

test('the final result is told once, and again when it is corrected', () => {
  const over = { state: gameState.GameComplete, overtime: '2OT', periodText: 'Final' };
  expect(told({}, over)).toBe('Final, 2OT: Pine Ridge 40, Lakeshore 43.');
  expect(told({ ...over, state: gameState.FullTime }, over)).toBeUndefined();
  expect(told({ ...over, teamScore: 44 }, over)).toBe('Final, 2OT: Pine Ridge 40, Lakeshore 43.');
});

test('a delay is told with its reason, and that the game goes on', () => {
  const delayed = { state: gameState.Delayed, stateReason: 'Lightning' };
  expect(told({}, delayed)).toBe('Delayed. Lightning');
  expect(told(delayed, {})).toBe('The game goes on. Pine Ridge 40, Lakeshore 43.');
});

test('after a reconnect one message tells where the game stands', () => {
  const names = { away: 'Pine Ridge', home: 'Lakeshore' };
  const told = (game: Partial<ScoreboardGame>) => reconnectAnnouncement({ ...live, ...game }, names, Date.parse(at));
  expect(told({})).toBe('Reconnected. Pine Ridge 40, Lakeshore 43. 4:05, 2nd half');
  expect(told({ state: gameState.GameComplete })).toBe('Reconnected. Final: Pine Ridge 40, Lakeshore 43.');
  expect(told({ state: gameState.PreGame })).toBe('Reconnected.');
});
