import { gameState } from '../../domain/game-state.ts';

const minute = 60_000;
const hour = 60 * minute;
/** How long before its start a game is followed. */
const beforeStart = 15 * minute;
/** How long after its start a game may begin that was not said to be late. */
const afterStart = 12 * hour;
const day = 24 * hour;

export type DatedGame = { gameState: number; dateUtc: string | null; tbd: boolean; allDay: boolean };

const underWay: readonly number[] = [gameState.Live, gameState.FullTime];
const aboutToBegin: readonly number[] = [gameState.PreGame, gameState.Delayed];

/**
 * When a page begins to follow a game, in milliseconds since the epoch: a quarter of an hour before it starts, and at
 * once when it is being played, delayed or about to begin. Undefined for games that are over, put off, or without a time.
 */
function followedFrom({ gameState: state, dateUtc, tbd, allDay }: DatedGame, now: number): number | undefined {
  if (underWay.includes(state)) return now;
  const start = dateUtc === null || tbd || allDay ? undefined : Date.parse(dateUtc);
  if (start === undefined || start + afterStart < now) return undefined;
  if (aboutToBegin.includes(state) && start < now + day) return now;
  return state === gameState.Scheduled ? Math.max(now, start - beforeStart) : undefined;
}

/** Whether a game may be played while a page is open: its places are marked then. */
export function isOfToday(game: DatedGame, now: number): boolean {
  const from = followedFrom(game, now);
  return from !== undefined && from < now + day;
}

/** When a page with these games begins to follow them, in milliseconds since the epoch; undefined for never. */
export function followFrom(games: readonly DatedGame[], now: number): number | undefined {
  const from = games.flatMap((game) => followedFrom(game, now) ?? []);
  return from.length > 0 ? Math.min(...from) : undefined;
}
