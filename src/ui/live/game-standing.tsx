import { type GameState, isComplete, isLive } from '../../domain/game-state.ts';

/** How the game is called that a reader looks for first. What is counted down to beside it goes when it has begun. */
export const GameStanding = ({ state }: { state: GameState }) =>
  isLive(state) || isComplete(state) ? <span data-begun="">{standingOf(state)}</span> : standingOf(state);

function standingOf(state: GameState): string {
  if (isComplete(state)) return 'Just played';
  return isLive(state) ? 'Playing now' : 'Next game';
}
