import { expect, it } from 'vitest';

import { isComingUp } from './coming-up.ts';
import { gameState } from './game-state.ts';

const now = Temporal.Instant.from('2026-11-21T18:00:00Z');
const game = { dateUtc: '2026-11-28T00:00:00Z', tbd: false, allDay: false, gameState: gameState.Scheduled as number };

it('an upcoming game with a set time has a countdown', () => {
  expect(isComingUp(game, now)).toBe(true);
});

it('past, postponed and canceled games, and games without a set time, have no countdown', () => {
  expect(isComingUp({ ...game, dateUtc: null }, now)).toBe(false);
  expect(isComingUp({ ...game, tbd: true }, now)).toBe(false);
  expect(isComingUp({ ...game, allDay: true }, now)).toBe(false);
  expect(isComingUp({ ...game, dateUtc: '2026-11-21T18:00:00Z' }, now)).toBe(false);
  expect(isComingUp({ ...game, gameState: gameState.Postponed }, now)).toBe(false);
  expect(isComingUp({ ...game, gameState: gameState.Canceled }, now)).toBe(false);
});
