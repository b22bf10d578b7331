import { type GameState, isComplete, isLive } from '../../domain/game-state.ts';

type Props = { state: GameState; isMeet?: boolean };

/** "Next game", "Next meet", "Playing now" or "Just played". `data-begun` hides the countdown next to it. */
export function NextGameLabel({ state, isMeet = false }: Props) {
  if (isComplete(state)) return <span data-begun="">Just played</span>;
  if (isLive(state))
    return (
      <span data-begun="" data-now="">
        Playing now
      </span>
    );
  return isMeet ? 'Next meet' : 'Next game';
}
