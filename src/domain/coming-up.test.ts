import { expect, it } from 'vitest';

import { isComingUp } from './coming-up.ts';
import { gameState } from './game-state.ts';

const now = Temporal.Instant.from('2026-11-21T18:00:00Z');
const game = { dateUtc: '2026-11-28T00:00:00Z', tbd: false, allDay: false, gameState: gameState.Scheduled as number };

it('a scheduled game with a set time ahead is counted down to', () => {
  expect(isComingUp(game, now)).toBe(true);
});

it('games without a set time, past, postponed or canceled ones are not counted down to', () => {
  expect(isComingUp({ ...game, dateUtc: null }, now)).toBe(false);
  expect(isComingUp({ ...game, tbd: true }, now)).toBe(false);
  expect(isComingUp({ ...game, allDay: true }, now)).toBe(false);
  expect(isComingUp({ ...game, dateUtc: '2026-11-21T18:00:00Z' }, now)).toBe(false);
  expect(isComingUp({ ...game, gameState: gameState.Postponed }, now)).toBe(false);
  expect(isComingUp({ ...game, gameState: gameState.Canceled }, now)).toBe(false);
});
