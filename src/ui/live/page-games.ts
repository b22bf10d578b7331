import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import { type LocalNow, localNow } from '../../domain/upcoming.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { type DatedGame, followFrom, isOfToday } from './follow-from.ts';

/** What a page with games knows of those that are played while it is open. */
export type PageGames = LocalNow & {
  /** When the page begins to follow them; undefined for never. */
  from: number | undefined;
  /** Games that are followed, as they stand. */
  followed: ReadonlyMap<number, ScoreboardGame>;
};

/** Looks at what is followed, where one of a page's games is of today. */
export async function findPageGames(games: readonly DatedGame[]): Promise<PageGames> {
  const { tenant, api } = getRequestContext();
  const at = localNow(tenant.timezone);
  const { now } = at;
  const shown = games.some((game) => isOfToday(game, now)) ? await api.live.scoreboard() : undefined;
  return {
    ...at,
    from: followFrom(games, now),
    followed: new Map(shown?.games.map((game) => [game.gameId, game])),
  };
}
