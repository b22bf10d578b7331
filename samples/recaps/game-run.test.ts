import { expect, test } from 'vitest';

import { gameState } from '../../src/domain/game-state.ts';
import type { RowOf } from '../college-rows.ts';
import { at } from '../random.ts';
import { runOf } from './game-run.ts';

/** One game a day, by its result: "W", "L", or a dot for a game that is not played yet. */
const season = (results: string) =>
  [...results].map(
    (result, index) =>
      ({
        id: index + 1,
        localDate: `2026-10-${String(index + 1).padStart(2, '0')}`,
        type: 'R',
        state: result === '.' ? gameState.Scheduled : gameState.GameComplete,
        ourScore: result === 'W' ? 2 : 0,
        opponentScore: result === 'L' ? 2 : 0,
      }) as RowOf<'game'>,
  );

test.each([
  ['WWW', 3, { streak: 3, ended: 0 }],
  ['WWL', 3, { streak: -1, ended: 2 }],
  ['LLW', 3, { streak: 1, ended: 2 }],
  ['LLWW', 3, { streak: 1, ended: 2 }],
  ['LLWW', 4, { streak: 2, ended: 0 }],
  ['W..', 1, { streak: 1, ended: 0 }],
])('of %s, game %i has the run %o', (results, number, run) => {
  const games = season(results);
  expect(runOf(games, at(games, number - 1))).toMatchObject(run);
});

test('the next game is the one after it, canceled games left out', () => {
  const games = season('W..');
  Object.assign(at(games, 1), { state: gameState.Canceled });
  expect(runOf(games, at(games, 0)).next?.id).toBe(3);
  expect(runOf(games, at(games, 2)).next).toBeUndefined();
});
