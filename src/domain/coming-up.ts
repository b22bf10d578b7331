import { gameState } from './game-state.ts';

/** Whether a countdown may run: the game has a start time in the future and is neither postponed nor canceled. */
export function isComingUp(
  game: { dateUtc: string | null; tbd: boolean; allDay: boolean; gameState: number },
  now: Temporal.Instant,
): boolean {
  if (game.dateUtc === null || game.tbd || game.allDay) return false;
  if (game.gameState !== gameState.Scheduled && game.gameState !== gameState.PreGame) return false;
  return Temporal.Instant.compare(game.dateUtc, now) > 0;
}
