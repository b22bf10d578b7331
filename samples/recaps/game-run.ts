import { gameState } from '../../src/domain/game-state.ts';
import type { RowOf } from '../college-rows.ts';

type Game = RowOf<'game'>;

/** The results that a game continues, and the game after it. */
export type GameRun = {
  /** Wins in a row with this one; negative for losses. */
  streak: number;
  /** Length of the opposite run that the game ended. */
  ended: number;
  next: Game | undefined;
};

/** Places a final game among those of its season. */
export function runOf(season: readonly Game[], game: Game): GameRun {
  const counted = season.filter(
    (each) => each.state === gameState.GameComplete && each.type !== 'E' && isUntil(each, game),
  );
  const results = counted.map(({ ourScore, opponentScore }) => Math.sign((ourScore ?? 0) - (opponentScore ?? 0)));
  const last = results.at(-1) ?? 0;
  const length = runLength(results);
  return {
    streak: last * length,
    ended: length === 1 && results.at(-2) === -last ? runLength(results.slice(0, -1)) : 0,
    next: season.find((each) => each !== game && !isUntil(each, game) && each.state !== gameState.Canceled),
  };
}

const isUntil = (each: Game, game: Game): boolean =>
  each.localDate < game.localDate || (each.localDate === game.localDate && each.id <= game.id);

/** The number of equal results at the end. */
function runLength(results: readonly number[]): number {
  const last = results.at(-1);
  const other = results.findLastIndex((result) => result !== last);
  return results.length - 1 - other;
}
