import { gameState, isGameState } from '../../domain/game-state.ts';
import type { GameStanding } from '../../domain/live/game-state.ts';
import type { GameRow } from '../../importers/save/match-game.ts';

/** State of a game's row, and whose word it is. */
export function standingOf({ state, stateBy }: Pick<GameRow, 'state' | 'stateBy'>): GameStanding {
  return { state: isGameState(state) ? state : gameState.Scheduled, by: stateBy };
}
