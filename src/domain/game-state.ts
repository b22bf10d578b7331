/** The nine game states with their wire values. */
export const gameState = {
  Scheduled: 0,
  PreGame: 1,
  Delayed: 2,
  Live: 3,
  FullTime: 4,
  Postponed: 5,
  Canceled: 6,
  PostGame: 7,
  GameComplete: 8,
} as const;
export type GameState = (typeof gameState)[keyof typeof gameState];

const names = Object.fromEntries(Object.entries(gameState).map(([name, state]) => [state, name]));
const words: Record<GameState, string> = {
  0: 'Scheduled',
  1: 'Pregame',
  2: 'Delayed',
  3: 'Live',
  4: 'Full time',
  5: 'Postponed',
  6: 'Canceled',
  7: 'Final',
  8: 'Final',
};

export function isGameState(value: number): value is GameState {
  return Object.hasOwn(words, value);
}

/** "GAMECOMPLETE", as `gameStateDisplay` of `/api/v2` spells it. */
export function gameStateDisplay(state: GameState): string {
  return (names[state] ?? 'Scheduled').toUpperCase();
}

const suspended = /^suspended\b[\s,:.;-]*/i;

/** Whether a delayed game is suspended, which its reason states: it continues on another day. */
export const isSuspended = (state: number, reason: string | null | undefined): boolean =>
  state === gameState.Delayed && suspended.test(reason ?? '');

/** The state as pages print it: "Postponed", "Suspended". */
export function gameStateText(state: GameState, reason?: string | null): string {
  return isSuspended(state, reason) ? 'Suspended' : words[state];
}

/** The reason beside the printed state, which it does not repeat: "Lightning". */
export function reasonText(state: number, reason: string | null | undefined): string | null {
  const text = isSuspended(state, reason) ? (reason ?? '').replace(suspended, '') : (reason ?? '');
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1);
}

export function isLive(state: GameState): boolean {
  return state === gameState.Live;
}

export const completeStates: readonly GameState[] = [gameState.FullTime, gameState.PostGame, gameState.GameComplete];

export function isComplete(state: GameState): boolean {
  return completeStates.includes(state);
}
