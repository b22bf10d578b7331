import { gameState, isComplete, isLive } from '../../domain/game-state.ts';
import { clockText, shownSeconds } from '../../domain/live/clock.ts';
import { isDelayedData } from '../../domain/live/delayed-data.ts';
import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import type { GameStatusKind } from '../game-status.tsx';

/** A moment at which a game is shown. */
export type Moment = {
  /** The server's milliseconds since the epoch. */
  now: number;
  /** When the game's source was last seen, where that is known better than the document knows it; an ISO instant. */
  lastSeenAt?: string | undefined;
  /** The server cannot be reached; `now` is when it last was. */
  isReconnecting?: boolean;
};

/** "4:05" and "2nd half", without what is not known; a break and a clock that has run out are told by the period alone. */
export function progressOf({ clock, periodText }: ScoreboardGame, { now }: Moment): string[] {
  const seconds = clock && !isBreak(periodText) ? shownSeconds(clock, now) : 0;
  return [seconds > 0 ? clockText(seconds) : '', periodText].filter((text) => text !== '');
}

/** Whether a period as it is printed is over, or the one before the next: no clock is shown then. */
export const isBreak = (periodText: string) => /^(Halftime|Mid|End)\b/.test(periodText);

/** The state of a game as one word with what belongs to it behind. */
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

/** How a followed game stands: "Live 4:05 2nd half", "Delayed data 2nd half", "Final OT", "Postponed". */
export function statusOf(game: ScoreboardGame, moment: Moment): ShownStatus {
  const { state, overtime, periodText } = game;
  if (isComplete(state)) return { kind: 'final', note: overtimeNote(overtime) };
  if (!isLive(state)) return { kind: kinds[state], note: '' };
  if (moment.isReconnecting) return { kind: 'reconnecting', note: progressOf(game, moment).join(' ') };
  // nobody knows what the clock says now
  if (isDelayedData(moment.lastSeenAt ?? game.lastSeenAt, moment.now))
    return { kind: 'delayed-data', note: periodText };
  return { kind: 'live', note: progressOf(game, moment).join(' ') };
}

/** "OT" stays, "11" innings become "11 inn." */
export const overtimeNote = (overtime: string): string => (/^\d+$/.test(overtime) ? `${overtime} inn.` : overtime);

/** Whether a game has a score: one that is still to begin has none, not even 0–0. */
export const hasBegun = ({ state, period }: ScoreboardGame): boolean =>
  isLive(state) || isComplete(state) || (state === gameState.Delayed && period > 0);

/** Whether there is something to follow in the game center now. */
export const isUnderWay = (game: ScoreboardGame): boolean => hasBegun(game) && !isComplete(game.state);
