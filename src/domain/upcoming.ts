import { type GameState, gameState, isLive } from './game-state.ts';
import { todayIn } from './local-time.ts';
import type { SportFamily } from './sport-family.ts';

/**
 * Usual minutes from the scheduled start to the end of a college game, breaks included: estimates, rounded up so that an
 * ordinary overtime fits in. A longer game with a feed stays live.
 */
export const usualMinutes: Record<SportFamily, number> = {
  football: 225,
  basketball: 140,
  baseball: 210,
  softball: 150,
  volleyball: 150,
  soccer: 130,
  fieldhockey: 120,
  icehockey: 165,
  lacrosse: 140,
  tennis: 210,
  waterpolo: 90,
  meet: 480,
};

/** A point in time as schedules see it. */
export type Moment = {
  /** Milliseconds since the epoch. */
  now: number;
  /** The college's calendar day, "2026-11-22". */
  today: string;
};

export function momentIn(timezone: string, now: Temporal.Instant = Temporal.Now.instant()): Moment {
  return { now: now.epochMilliseconds, today: todayIn(timezone, now) };
}

/** What the rule needs to know of a game; both game objects of the API have it. */
export type TimedGame = {
  gameState: GameState;
  venueDate: string;
  venueEndDate: string | null;
  dateUtc: string | null;
  tbd: boolean;
  allDay: boolean;
  forfeit: 'none' | 'us' | 'them' | 'both';
  sport: { family: SportFamily };
};

/** States in which the clock alone decides whether a game is still to come. */
export const byClock: readonly GameState[] = [gameState.Scheduled, gameState.PreGame];
/** States that last until the game's last day is over. */
export const byDay: readonly GameState[] = [gameState.Delayed, gameState.Postponed, gameState.Canceled];

/**
 * Whether a game belongs to the upcoming games: it is live, or its usual end is still ahead. Without a set time, and over
 * several days, the end is that of the last day. `isUpcoming` of api/events/queries.ts is the same rule in SQL.
 */
export function isUpcoming(game: TimedGame, { now, today }: Moment): boolean {
  const { gameState: state, dateUtc, forfeit, sport } = game;
  if (forfeit !== 'none') return false;
  if (isLive(state)) return true;
  const isTimed = dateUtc !== null && !game.tbd && !game.allDay && lastDay(game) === firstDay(game);
  if (byClock.includes(state) && isTimed) return Date.parse(dateUtc) + usualMinutes[sport.family] * 60_000 > now;
  return (byClock.includes(state) || byDay.includes(state)) && lastDay(game) >= today;
}

type Contested = TimedGame & { noContest: boolean; hostedNotOurs: boolean };

/** Whether a game must be over by now while nobody has reported its result. */
export function isAwaitingResult(game: Contested & { placing: string | null }, at: Moment): boolean {
  const isOpen = isPlayable(game) && game.forfeit === 'none' && game.placing === null;
  return isOpen && !isLive(game.gameState) && !isUpcoming(game, at);
}

/**
 * The game a fan looks for first: the live one, else the first upcoming one that is not called off.
 *
 * @param games in the order of their start
 */
export function nextGame<Game extends Contested>(games: readonly Game[], at: Moment): Game | undefined {
  const candidates = games.filter((game) => isPlayable(game) && isUpcoming(game, at));
  return candidates.find((game) => isLive(game.gameState)) ?? candidates[0];
}

const playable: readonly GameState[] = [...byClock, gameState.Delayed, gameState.Live];

/** Our own game, neither over nor called off. */
const isPlayable = ({ gameState: state, noContest, hostedNotOurs }: Contested) =>
  playable.includes(state) && !noContest && !hostedNotOurs;

const firstDay = ({ venueDate }: TimedGame) => venueDate.slice(0, 10);
const lastDay = ({ venueDate, venueEndDate }: TimedGame) => (venueEndDate ?? venueDate).slice(0, 10);
