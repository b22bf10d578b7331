import { type GameState, gameState, gameStateText, isComplete, isLive } from '../../domain/game-state.ts';

type Props = { state: GameState; reason?: string | null; isMeet?: boolean };

/**
 * "Next game", "Next meet", "Playing now" or "Just played"; "Next game, delayed" while its printed time does not hold.
 * `data-begun` hides the countdown next to it.
 */
export function NextGameLabel({ state, reason, isMeet = false }: Props) {
  if (isComplete(state)) return <span data-begun="">Just played</span>;
  if (isLive(state))
    return (
      <span data-begun="" data-now="">
        Playing now
      </span>
    );
  const next = isMeet ? 'Next meet' : 'Next game';
  return state === gameState.Delayed ? `${next}, ${gameStateText(state, reason).toLowerCase()}` : next;
}
