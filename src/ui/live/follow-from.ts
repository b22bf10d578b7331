import { gameState } from '../../domain/game-state.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Games are followed from this long before their start. */
const beforeStart = 15 * minute;
/** Games that have not started this long after their scheduled time are not followed. */
const afterStart = 12 * hour;
const day = 24 * hour;

export type DatedGame = { gameState: number; dateUtc: string | null; tbd: boolean; allDay: boolean };

const underWay: readonly number[] = [gameState.Live, gameState.FullTime];
const aboutToBegin: readonly number[] = [gameState.PreGame, gameState.Delayed];

/**
 * When a page starts to follow a game, in epoch milliseconds: 15 minutes before the game, and now for a game that is
 * live, delayed or about to begin. Undefined for games that are over, postponed, canceled or without a time.
 */
function followedFrom({ gameState: state, dateUtc, tbd, allDay }: DatedGame, now: number): number | undefined {
  if (underWay.includes(state)) return now;
  const start = dateUtc === null || tbd || allDay ? undefined : Date.parse(dateUtc);
  if (start === undefined || start + afterStart < now) return undefined;
  if (aboutToBegin.includes(state) && start < now + day) return now;
  return state === gameState.Scheduled ? Math.max(now, start - beforeStart) : undefined;
}

/** Whether a game may be played while the page is open, so that it gets live slots. */
export function isOfToday(game: DatedGame, now: number): boolean {
  const from = followedFrom(game, now);
  return from !== undefined && from < now + day;
}

/** When a page with these games starts to follow them, in epoch milliseconds; undefined for never. */
export function followFrom(games: readonly DatedGame[], now: number): number | undefined {
  const from = games.flatMap((game) => followedFrom(game, now) ?? []);
  return from.length > 0 ? Math.min(...from) : undefined;
}
