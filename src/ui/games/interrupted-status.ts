import { gameState, isSuspended, reasonText } from '../../domain/game-state.ts';
import type { GameStatusKind } from './game-status.tsx';

const kinds: Partial<Record<number, GameStatusKind>> = {
  [gameState.PreGame]: 'pregame',
  [gameState.Delayed]: 'delayed',
  [gameState.Postponed]: 'postponed',
  [gameState.Canceled]: 'canceled',
};

/** The printed status of a game that is not played as planned, or about to begin, and its reason. */
export function interruptedStatus(state: number, reason: string | null | undefined) {
  const kind = isSuspended(state, reason) ? 'suspended' : kinds[state];
  return { kind, reason: reasonText(state, reason) };
}
