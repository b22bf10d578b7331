import type { ScoreboardDay } from './scoreboard-days.ts';

export type StartedDay<Game> = ScoreboardDay<Game> & {
  /** The day is before that of the game. */
  isEarlier: boolean;
  /** Games of the same day before the game; `games` has those from it on. */
  earlier: Game[];
};

/**
 * Orders the days of the scoreboard for the keyboard: those from a game on, then the earlier ones. Without a game they start at
 * the last one.
 *
 * @param days in time order
 */
export function startAtGame<Game extends { id: number }>(
  days: readonly ScoreboardDay<Game>[],
  id: number | undefined,
): StartedDay<Game>[] {
  const startId = id ?? days.at(-1)?.games.at(-1)?.id;
  const startDay = days.findIndex(({ games }) => games.some((game) => game.id === startId));
  const started = days.map((day, index) => {
    const start = index === startDay ? day.games.findIndex((game) => game.id === startId) : 0;
    return { ...day, isEarlier: index < startDay, games: day.games.slice(start), earlier: day.games.slice(0, start) };
  });
  return [...started.slice(startDay), ...started.slice(0, startDay)];
}
