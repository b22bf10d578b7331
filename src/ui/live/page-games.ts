import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import { type LocalNow, localNow } from '../../domain/upcoming.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { type DatedGame, followFrom, isOfToday } from './follow-from.ts';

export type PageGames = LocalNow & {
  /** When the page starts to follow its games; undefined for never. */
  from: number | undefined;
  /** The present state of games that are followed, by id. */
  followed: ReadonlyMap<number, ScoreboardGame>;
};

/** Loads the scoreboard if one of the page's games may be played within a day. */
export async function findPageGames(games: readonly DatedGame[]): Promise<PageGames> {
  const { tenant, api } = getRequestContext();
  const at = localNow(tenant.timezone);
  const { now } = at;
  const scoreboard = games.some((game) => isOfToday(game, now)) ? await api.live.scoreboard() : undefined;
  return {
    ...at,
    from: followFrom(games, now),
    followed: new Map(scoreboard?.games.map((game) => [game.gameId, game])),
  };
}
