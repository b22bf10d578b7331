import { type GameState, gameState, isComplete } from '../game-state.ts';

/** A game's state and its source. */
export type GameStatus = { readonly state: GameState; readonly by: 'schedule' | 'feed' | 'staff' };

/** A snapshot's evidence about the game's progress. */
export type FeedFacts = {
  /** Has plays, a running clock or a score. */
  readonly hasStarted: boolean;
  /** Marked complete by the file. */
  readonly complete: boolean;
  /** The score is level in a game that cannot end in a tie. */
  readonly level: boolean;
  /** 0 before the first period. */
  readonly period: number;
  readonly regulationPeriods: number;
  /** Seconds left in the period; absent in sports without a clock. */
  readonly secondsLeft: number | undefined;
  /** Clock, inning or score differ from the previous snapshot. */
  readonly movedOn: boolean;
};

export type GameEvent =
  | ({ readonly type: 'feed' } & FeedFacts)
  /** A clock tick. Without `start` the start time is unknown. */
  | { readonly type: 'schedule'; readonly now: Temporal.Instant; readonly startsAt: Temporal.Instant | undefined }
  /** Seconds since the source was last seen. */
  | { readonly type: 'silence'; readonly seconds: number }
  | {
      readonly type: 'staff';
      /** `resume` reverts the others. */
      readonly action: 'delay' | 'postpone' | 'cancel' | 'resume';
      /** A snapshot shows the game in progress. */
      readonly hasStarted: boolean;
    };

const pregameMinutes = 30;
/** A game without a feed stays pregame at most this long after its start. */
const unheardHours = 6;
const silentSeconds = 600;

const { Scheduled, PreGame, Delayed, Live, FullTime, Postponed, Canceled, PostGame, GameComplete } = gameState;

/** The state after an event; `current` itself if nothing changes (docs/decisions/017). */
export function nextGameState(current: GameStatus, event: GameEvent): GameStatus {
  const next = follow(current, event);
  return next.state === current.state && next.by === current.by ? current : next;
}

function follow(current: GameStatus, event: GameEvent): GameStatus {
  if (event.type === 'feed') return followsFeed(current, event) ? { state: stateOf(event), by: 'feed' } : current;
  if (event.type === 'schedule') return afterTime(current, event.now, event.startsAt);
  if (event.type === 'staff') return afterStaff(current, event.action, event.hasStarted);
  const overSinceLong = current.state === FullTime && event.seconds >= silentSeconds;
  return overSinceLong ? { state: PostGame, by: 'feed' } : current;
}

/** A snapshot's own facts. */
function stateOf({ complete, hasStarted, level, period, regulationPeriods, secondsLeft }: FeedFacts): GameState {
  if (complete) return GameComplete;
  if (!hasStarted) return PreGame;
  return period >= regulationPeriods && secondsLeft === 0 && !level ? FullTime : Live;
}

/** Whether a snapshot may change the state. A rain-shortened game is final although nothing moved. */
function followsFeed({ state, by }: GameStatus, { complete, hasStarted, movedOn }: FeedFacts): boolean {
  if (state === GameComplete) return false;
  if (state === PostGame || state === Delayed) return complete || movedOn;
  if (state === Postponed || state === Canceled) return by !== 'staff' && (hasStarted || complete);
  return true;
}

function afterTime(current: GameStatus, now: Temporal.Instant, startsAt: Temporal.Instant | undefined): GameStatus {
  if (current.by !== 'schedule' || (current.state !== Scheduled && current.state !== PreGame)) return current;
  const minutes = startsAt ? now.since(startsAt).total('minutes') : Number.NEGATIVE_INFINITY;
  const soon = minutes >= -pregameMinutes && minutes < unheardHours * 60;
  return { state: soon ? PreGame : Scheduled, by: 'schedule' };
}

const overridden = { delay: Delayed, postpone: Postponed, cancel: Canceled } as const;

/** A final game cannot be postponed or canceled; staff can only revert their own overrides. */
function afterStaff(
  current: GameStatus,
  action: Extract<GameEvent, { type: 'staff' }>['action'],
  hasStarted: boolean,
): GameStatus {
  if (isComplete(current.state)) return current;
  if (action !== 'resume') return { state: overridden[action], by: 'staff' };
  if (current.by !== 'staff') return current;
  return hasStarted ? { state: Live, by: 'feed' } : { state: Scheduled, by: 'schedule' };
}
