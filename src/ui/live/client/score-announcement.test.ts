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

const announced = (before: Partial<ScoreboardGame>, after: Partial<ScoreboardGame>) =>
  scoreAnnouncement(
    { ...live, ...before },
    { ...live, ...after },
    { away: 'Pine Ridge', home: 'Lakeshore' },
    Date.parse(at),
  );

test('a score is announced with clock and period', () => {
  expect(announced({}, { teamScore: 45 })).toBe('Pine Ridge 40, Lakeshore 45. 4:05, 2nd half');
  expect(announced({}, { teamScore: 45, clock: null, periodText: 'Top 5th' })).toBe(
    'Pine Ridge 40, Lakeshore 45. Top 5th',
  );
});

test('the visitors come first, each team with its own score', () => {
  expect(announced({}, { ourSide: 'away', teamScore: 45 })).toBe('Pine Ridge 45, Lakeshore 40. 4:05, 2nd half');
});

test('a corrected score is announced like any other', () => {
  expect(announced({ teamScore: 45 }, {})).toBe('Pine Ridge 40, Lakeshore 43. 4:05, 2nd half');
});

test('the clock, a foul and a new period are not announced', () => {
  expect(announced({}, { version: 10, clock: null })).toBeUndefined();
  expect(announced({ periodText: 'Halftime' }, { periodText: '2nd half' })).toBeUndefined();
});

test('several changes at once result in one message', () => {
  expect(announced({ teamScore: 2, period: 1, periodText: '1st half' }, { periodText: 'Halftime' })).toBe(
    'Halftime. Pine Ridge 40, Lakeshore 43.',
  );
});

test('the start is announced without the score of 0–0', () => {
  const before = { state: gameState.PreGame, teamScore: 0, opponentScore: 0, period: 0, periodText: '' };
  expect(announced(before, { teamScore: 0, opponentScore: 0 })).toBe('The game has started.');
});

test('the end of a period is announced with the score', () => {
  expect(announced({ periodText: '1st half' }, { periodText: 'End of OT 1' })).toBe(
    'End of OT 1. Pine Ridge 40, Lakeshore 43.',
  );
});

test('the final result is announced once, and again when it is corrected', () => {
  const over = { state: gameState.GameComplete, overtime: '2OT', periodText: 'Final' };
  expect(announced({}, over)).toBe('Final, 2OT: Pine Ridge 40, Lakeshore 43.');
  expect(announced({ ...over, state: gameState.FullTime }, over)).toBeUndefined();
  expect(announced({ ...over, teamScore: 44 }, over)).toBe('Final, 2OT: Pine Ridge 40, Lakeshore 43.');
});

test('a delay is announced with its reason, and so is its end', () => {
  const delayed = { state: gameState.Delayed, stateReason: 'Lightning' };
  expect(announced({}, delayed)).toBe('Delayed. Lightning');
  expect(announced(delayed, {})).toBe('The game has resumed. Pine Ridge 40, Lakeshore 43.');
});

test('after a reconnect, a single message has the current score', () => {
  const names = { away: 'Pine Ridge', home: 'Lakeshore' };
  const announced = (game: Partial<ScoreboardGame>) =>
    reconnectAnnouncement({ ...live, ...game }, names, Date.parse(at));
  expect(announced({})).toBe('Reconnected. Pine Ridge 40, Lakeshore 43. 4:05, 2nd half');
  expect(announced({ state: gameState.GameComplete })).toBe('Reconnected. Final: Pine Ridge 40, Lakeshore 43.');
  expect(announced({ state: gameState.PreGame })).toBe('Reconnected.');
});
