import type { ScheduleGame } from '../../../api/games/schema.ts';
import { gameState, isComplete } from '../../../domain/game-state.ts';

const isOff = ({ gameState: state }: ScheduleGame) => state === gameState.Postponed || state === gameState.Canceled;

function rank(game: ScheduleGame): number {
  if (game.gameState === gameState.Live) return 0;
  if (isComplete(game.gameState)) return 2;
  return isOff(game) ? 3 : 1;
}

/** Live games first, then upcoming, final, and postponed or canceled ones; each by start. */
export const byState = (games: readonly ScheduleGame[]): ScheduleGame[] =>
  games.toSorted((a, b) => rank(a) - rank(b) || (a.dateUtc ?? a.date).localeCompare(b.dateUtc ?? b.date));
