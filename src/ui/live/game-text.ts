import { clockText } from '../../domain/clock-text.ts';
import { gameState, isComplete, isLive, isSuspended } from '../../domain/game-state.ts';
import { shownSeconds } from '../../domain/live/clock.ts';
import { isDelayedData } from '../../domain/live/delayed-data.ts';
import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import type { GameStatusKind } from '../games/game-status.tsx';

export type DisplayTime = {
  /** Server time, in epoch milliseconds. */
  now: number;
  /** When the source was last seen, if newer than in the document; an ISO instant. */
  lastSeenAt?: string | undefined;
  /** The server is unreachable; `now` is the time of the last contact. */
  isReconnecting?: boolean;
  /** Age of the score while the server is unreachable: "as of 3 min ago". */
  age?: string | undefined;
};

/** `['4:05', '2nd half']`; only the period during breaks, after the clock has run out, and in sports without one. */
export function progressOf({ clock, periodText }: ScoreboardGame, { now }: DisplayTime): string[] {
  const seconds = clock && !isBreak(periodText) ? shownSeconds(clock, now) : 0;
  return [seconds > 0 ? clockText(seconds) : '', periodText].filter((text) => text !== '');
}

/** Whether the text of a period is a break, in which no clock is shown. */
export const isBreak = (periodText: string) => /^(Halftime|Mid|End)\b/.test(periodText);

export type ShownStatus = { kind: GameStatusKind; note: string };

const kinds: Record<ScoreboardGame['state'], GameStatusKind> = {
  [gameState.Scheduled]: 'scheduled',
  [gameState.PreGame]: 'pregame',
  [gameState.Delayed]: 'delayed',
  [gameState.Live]: 'live',
  [gameState.FullTime]: 'final',
  [gameState.Postponed]: 'postponed',
  [gameState.Canceled]: 'canceled',
  [gameState.PostGame]: 'final',
  [gameState.GameComplete]: 'final',
};

/** "Live 4:05 2nd half", "Delayed data 2nd half", "Final OT", "Postponed". */
export function statusOf(game: ScoreboardGame, time: DisplayTime): ShownStatus {
  const { state, stateReason, overtime, periodText } = game;
  if (isComplete(state)) return { kind: 'final', note: overtimeNote(overtime) };
  if (!isLive(state)) return { kind: isSuspended(state, stateReason) ? 'suspended' : kinds[state], note: '' };
  if (time.isReconnecting) {
    const progress = progressOf(game, time).join(' ');
    return { kind: 'reconnecting', note: [progress, time.age].filter(Boolean).join(' · ') };
  }
  // the clock is unknown
  if (isDelayedData(time.lastSeenAt ?? game.lastSeenAt, time.now)) return { kind: 'delayed-data', note: periodText };
  return { kind: 'live', note: progressOf(game, time).join(' ') };
}

/** "OT" stays, "11" becomes "11 inn." */
export const overtimeNote = (overtime: string): string => (/^\d+$/.test(overtime) ? `${overtime} inn.` : overtime);

/** "2OT" stays, "11" becomes "11 innings". */
export const overtimeText = (overtime: string): string => (/^\d+$/.test(overtime) ? `${overtime} innings` : overtime);

/** Whether a game has a score; before its start, not even 0–0. */
export const hasBegun = ({ state, period }: ScoreboardGame): boolean =>
  isLive(state) || isComplete(state) || (state === gameState.Delayed && period > 0);

export const isUnderWay = (game: ScoreboardGame): boolean => hasBegun(game) && !isComplete(game.state);
