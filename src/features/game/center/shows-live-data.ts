import { gameState } from '../../../domain/game-state.ts';
import type { BoardFacts } from './board-facts.ts';

/** Whether the board shows live data; space is reserved for it to prevent layout shift. */
export const showsLiveData = ({ state }: Pick<BoardFacts, 'state'>): boolean =>
  state === gameState.Live || state === gameState.Delayed;
