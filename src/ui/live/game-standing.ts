import { type GameState, gameState, isComplete } from '../../domain/game-state.ts';

/** How the game is called that a reader looks for first. */
export function standingOf(state: GameState): string {
  if (isComplete(state)) return 'Just played';
  return state === gameState.Live ? 'Playing now' : 'Next game';
}
