import { expect, test } from 'vitest';

import { isNotable, weightOf } from './notable-game.ts';

const game = {
  family: 'football',
  type: 'R',
  outcome: 'W',
  opponentPrefix: null,
  ourScore: 27,
  opponentScore: 10,
  overtime: '',
  tournament: null,
  conferenceTournament: false,
  spotlight: false,
  hasRecap: false,
} as const;

test.each([
  ['a win in the regular season', {}, false],
  ['a postseason loss', { type: 'P', outcome: 'L' }, true],
  ['a win over a ranked opponent', { opponentPrefix: 'No. 12' }, true],
  ['a loss to a ranked opponent', { opponentPrefix: 'No. 12', outcome: 'L' }, false],
  ['a win over an opponent that received votes', { opponentPrefix: 'RV' }, false],
  ['a win by a field goal in overtime', { overtime: 'OT', ourScore: 23, opponentScore: 20 }, true],
  ['a meet without a score', { family: 'meet', outcome: undefined, ourScore: null, opponentScore: null }, false],
] as const)('%s is notable or not', (_, changes, expected) => {
  expect(isNotable(weightOf({ ...game, ...changes }))).toBe(expected);
});
