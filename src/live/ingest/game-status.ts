import { gameState, isGameState } from '../../domain/game-state.ts';
import type { GameStatus } from '../../domain/live/game-state.ts';
import type { GameRow } from '../../importers/save/match-game.ts';

/** The state of a game row and its source. */
export function gameStatusOf({ state, stateBy }: Pick<GameRow, 'state' | 'stateBy'>): GameStatus {
  return { state: isGameState(state) ? state : gameState.Scheduled, by: stateBy };
}
