import { type GameState, gameState, isComplete } from '../game-state.ts';

/** A game's state and whose word it is. */
export type GameStanding = { readonly state: GameState; readonly by: 'schedule' | 'feed' | 'staff' };

/** What a snapshot tells of the course of the game. */
export type FeedFacts = {
  /** There are plays, a running clock, a score: anything but an empty sheet. */
  readonly hasStarted: boolean;
  /** The file says that the game is over. */
  readonly complete: boolean;
  /** The score is equal and somebody has to win: not so where a draw stands. */
  readonly level: boolean;
  /** 0 before the first. */
  readonly period: number;
  readonly regulationPeriods: number;
  /** In the period; absent without a clock. */
  readonly secondsLeft: number | undefined;
  /** Clock, inning or score are others than in the snapshot before. */
  readonly movedOn: boolean;
};

export type GameEvent =
  | ({ readonly type: 'feed' } & FeedFacts)
  /** Time passes. Without a start nobody knows when the game begins. */
  | { readonly type: 'schedule'; readonly now: Temporal.Instant; readonly startsAt: Temporal.Instant | undefined }
  /** The source gave no sign of life for so long. */
  | { readonly type: 'silence'; readonly seconds: number }
  | {
      readonly type: 'staff';
      /** `resume` takes the others back. */
      readonly say: 'delay' | 'postpone' | 'cancel' | 'resume';
      /** Whether a snapshot shows that the game is under way. */
      readonly hasStarted: boolean;
    };

const pregameMinutes = 30;
/** A game that nobody follows is called pregame no longer than this after its start. */
const unheardHours = 6;
const silentSeconds = 600;

const { Scheduled, PreGame, Delayed, Live, FullTime, Postponed, Canceled, PostGame, GameComplete } = gameState;

/** The state of a game after an event; `current` itself where it changes nothing (docs/decisions/017). */
export function nextGameState(current: GameStanding, event: GameEvent): GameStanding {
  const next = follow(current, event);
  return next.state === current.state && next.by === current.by ? current : next;
}

function follow(current: GameStanding, event: GameEvent): GameStanding {
  if (event.type === 'feed') return followsFeed(current, event) ? { state: stateOf(event), by: 'feed' } : current;
  if (event.type === 'schedule') return afterTime(current, event.now, event.startsAt);
  if (event.type === 'staff') return afterStaff(current, event.say, event.hasStarted);
  const overSinceLong = current.state === FullTime && event.seconds >= silentSeconds;
  return overSinceLong ? { state: PostGame, by: 'feed' } : current;
}

/** What a snapshot says of itself. */
function stateOf({ complete, hasStarted, level, period, regulationPeriods, secondsLeft }: FeedFacts): GameState {
  if (complete) return GameComplete;
  if (!hasStarted) return PreGame;
  return period >= regulationPeriods && secondsLeft === 0 && !level ? FullTime : Live;
}

/** Whether a snapshot counts against what is known. A rain-shortened game is over although nothing moved. */
function followsFeed({ state, by }: GameStanding, { complete, hasStarted, movedOn }: FeedFacts): boolean {
  if (state === GameComplete) return false;
  if (state === PostGame || state === Delayed) return complete || movedOn;
  if (state === Postponed || state === Canceled) return by !== 'staff' && (hasStarted || complete);
  return true;
}

function afterTime(current: GameStanding, now: Temporal.Instant, startsAt: Temporal.Instant | undefined): GameStanding {
  if (current.by !== 'schedule' || (current.state !== Scheduled && current.state !== PreGame)) return current;
  const minutes = startsAt ? now.since(startsAt).total('minutes') : Number.NEGATIVE_INFINITY;
  const soon = minutes >= -pregameMinutes && minutes < unheardHours * 60;
  return { state: soon ? PreGame : Scheduled, by: 'schedule' };
}

const said = { delay: Delayed, postpone: Postponed, cancel: Canceled } as const;

/** A game that is over cannot be called off; what staff did not say they cannot take back. */
function afterStaff(
  current: GameStanding,
  say: Extract<GameEvent, { type: 'staff' }>['say'],
  hasStarted: boolean,
): GameStanding {
  if (isComplete(current.state)) return current;
  if (say !== 'resume') return { state: said[say], by: 'staff' };
  if (current.by !== 'staff') return current;
  return hasStarted ? { state: Live, by: 'feed' } : { state: Scheduled, by: 'schedule' };
}
