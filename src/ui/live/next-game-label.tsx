import { type GameState, isComplete, isLive } from '../../domain/game-state.ts';

/** "Next game", "Playing now" or "Just played". `data-begun` hides the countdown next to it. */
export const NextGameLabel = ({ state }: { state: GameState }) =>
  isLive(state) || isComplete(state) ? <span data-begun="">{labelOf(state)}</span> : labelOf(state);

function labelOf(state: GameState): string {
  if (isComplete(state)) return 'Just played';
  return isLive(state) ? 'Playing now' : 'Next game';
}
