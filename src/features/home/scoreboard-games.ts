import { type GameState, isLive } from '../../domain/game-state.ts';

const SHOWN = 6;

/** What the strip shows, in its order: games under way, then the latest results, newest first, and the next games in time order. */
export function scoreboardGames<Game extends { gameState: GameState }>(
  upcoming: readonly Game[],
  results: readonly Game[],
): Game[] {
  const live = upcoming.filter(({ gameState }) => isLive(gameState));
  const next = upcoming.filter(({ gameState }) => !isLive(gameState));
  return [...live, ...results.slice(0, SHOWN), ...next.slice(0, SHOWN)];
}
