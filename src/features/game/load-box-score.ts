import { parseRowId } from '../../domain/row-id.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';

/** The id identifies the game; any other URL redirects to its box score, or to the game center while there is none. */
export const load = async ({ route, params, url, api }: LoadRequest<'boxscore'>) => {
  const gameId = parseRowId(params.gameId);
  if (gameId === undefined) return undefined;
  const book = await api.stats.boxScore(gameId);
  const address = book?.game.boxscoreUrl;
  if (!book || !address) {
    const center = (await api.games.get(gameId))?.gameCenterUrl;
    return center ? redirectTo(center, 307) : undefined;
  }
  const own = route.file ? `${address}/${route.file}` : address;
  return own === url.pathname ? { book, address } : redirectTo(own + url.search, 308);
};
