import { expect, it } from 'vitest';

import { gameState } from '../../domain/game-state.ts';
import { resultText } from './schedule-table.ts';

const { Delayed, GameComplete, Postponed, Scheduled } = gameState;

it.each([
  ['a win', 'W 7-3', { mark: 'W', score: { team: 7, opponent: 3 }, notes: [] }, GameComplete],
  ['overtime', 'L 2-3 (2OT)', { mark: 'L', score: { team: 2, opponent: 3 }, overtime: '2OT', notes: [] }, GameComplete],
  ['a forfeit without a score', 'W (Forfeit)', { mark: 'W', notes: ['Forfeit'] }, GameComplete],
  ['a postponed game', 'Postponed (Rain)', { status: 'postponed', notes: ['Rain'] }, Postponed],
  ['a suspended game', 'Suspended (Rain)', { status: 'suspended', notes: ['Rain'] }, Delayed, 'Suspended, rain'],
  ['a meet', '1st of 12', { notes: ['1st of 12'] }, GameComplete],
  ['a game to come', '', { notes: [] }, Scheduled],
] as const)('%s is printed as "%s"', (_, text, { notes, ...result }, state, gameStateReason?: string) => {
  expect(
    resultText({ ...result, notes: [...notes] }, { gameState: state, gameStateReason: gameStateReason ?? null }),
  ).toBe(text);
});
