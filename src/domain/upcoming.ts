import { type GameState, gameState, isLive } from './game-state.ts';
import { todayIn } from './local-time.ts';
import type { SportFamily } from './sport-family.ts';

/**
 * Estimated minutes from the scheduled start to the end of a college game, including breaks, rounded up to allow for an
 * ordinary overtime. A longer game with a live feed stays live.
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

/** The current time for schedule rules. */
export type LocalNow = {
  /** Milliseconds since the epoch. */
  now: number;
  /** Today's date at the college, "2026-11-22". */
  today: string;
};

export function localNow(timezone: string, now: Temporal.Instant = Temporal.Now.instant()): LocalNow {
  return { now: now.epochMilliseconds, today: todayIn(timezone, now) };
}

/** The fields these rules need; both game objects of the API have them. */
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

/** States in which only the clock decides whether a game is upcoming. */
export const byClock: readonly GameState[] = [gameState.Scheduled, gameState.PreGame];
/** States that last through the game's last day. */
export const byDay: readonly GameState[] = [gameState.Delayed, gameState.Postponed, gameState.Canceled];

/**
 * Whether a game is upcoming: it is live, or its estimated end is in the future. A game without a start time, or over
 * several days, ends with its last day. `isUpcoming` in api/events/queries.ts is the same rule in SQL.
 */
export function isUpcoming(game: TimedGame, { now, today }: LocalNow): boolean {
  const { gameState: state, dateUtc, forfeit, sport } = game;
  if (forfeit !== 'none') return false;
  if (isLive(state)) return true;
  const isTimed = dateUtc !== null && !game.tbd && !game.allDay && lastDay(game) === firstDay(game);
  if (byClock.includes(state) && isTimed) return Date.parse(dateUtc) + usualMinutes[sport.family] * 60_000 > now;
  return (byClock.includes(state) || byDay.includes(state)) && lastDay(game) >= today;
}

type Contested = TimedGame & { noContest: boolean; hostedNotOurs: boolean };

/** Whether a game must be over by now but has no reported result. */
export function isAwaitingResult(game: Contested & { placing: string | null }, at: LocalNow): boolean {
  const isOpen = isPlayable(game) && game.forfeit === 'none' && game.placing === null;
  return isOpen && !isLive(game.gameState) && !isUpcoming(game, at);
}

/**
 * The game to feature: the live one, or else the first upcoming game that is not postponed or canceled.
 *
 * @param games ordered by start
 */
export function nextGame<Game extends Contested>(games: readonly Game[], at: LocalNow): Game | undefined {
  const candidates = games.filter((game) => isPlayable(game) && isUpcoming(game, at));
  return candidates.find((game) => isLive(game.gameState)) ?? candidates[0];
}

const playable: readonly GameState[] = [...byClock, gameState.Delayed, gameState.Live];

/** Own game that is neither final, postponed nor canceled. */
const isPlayable = ({ gameState: state, noContest, hostedNotOurs }: Contested) =>
  playable.includes(state) && !noContest && !hostedNotOurs;

const firstDay = ({ venueDate }: TimedGame) => venueDate.slice(0, 10);
const lastDay = ({ venueDate, venueEndDate }: TimedGame) => (venueEndDate ?? venueDate).slice(0, 10);
