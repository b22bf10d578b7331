import { describe, expect, it } from 'vitest';

import { type DecidedGame, outcomeOf, overtimeText } from './game.ts';

const game = (given: Partial<DecidedGame>): DecidedGame => ({
  state: 8,
  type: 'R',
  ourScore: 2,
  opponentScore: 2,
  forfeit: 'none',
  noContest: false,
  hostedNotOurs: false,
  ...given,
});

describe('the outcome', () => {
  it.each([4, 7, 8] as const)('stands in state %d', (state) =>
    expect(outcomeOf(game({ state, ourScore: 3 }))).toBe('W'),
  );
  it.each([0, 1, 2, 3, 5, 6] as const)('is undecided in state %d', (state) =>
    expect(outcomeOf(game({ state, ourScore: 3 }))).toBeUndefined(),
  );
  it('of a game level after kicks is a tie', () => expect(outcomeOf(game({}))).toBe('T'));
  it('is undecided while a score is unknown', () => expect(outcomeOf(game({ opponentScore: null }))).toBeUndefined());
  it('counts zero as a score', () => expect(outcomeOf(game({ ourScore: 0, opponentScore: 1 }))).toBe('L'));
  it('of a double forfeit is a loss', () => expect(outcomeOf(game({ forfeit: 'both', state: 0 }))).toBe('L'));
});

it.each([
  [4, 4, false, ''],
  [5, 4, false, 'OT'],
  [6, 4, false, '2OT'],
  [9, 9, true, ''],
  [11, 9, true, '11'],
  [7, 9, true, '7'],
  [3, 5, false, ''],
  [null, 4, false, ''],
])('%s periods of %s (innings: %s) print "%s"', (played, regulation, innings, text) => {
  expect(overtimeText(played, regulation, innings)).toBe(text);
});
