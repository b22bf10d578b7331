import type { ApiClient } from '../../api/client.ts';
import { isFormerName } from '../../domain/former-name.ts';
import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { matchRoute } from '../../routing/routes.ts';
import { parseRowId } from '../../web/row-id.ts';

type Params = LoadRequest<'boxscore'>['params'];

/**
 * The id identifies the game; a URL of its sport with its season or opponent redirects to its box score, or to the game center
 * while there is none. Any other URL has the id of another site.
 */
export const load = async ({ route, params, url, api }: LoadRequest<'boxscore'>) => {
  const gameId = parseRowId(params.gameId);
  if (gameId === undefined) return undefined;
  const book = await api.stats.boxScore(gameId);
  const address = book?.game.boxscoreUrl;
  if (!book || !address) {
    const game = await api.games.get(gameId);
    const center = game?.gameCenterUrl;
    const isIts = !game?.boxscoreUrl || (await isAddressOf(game.boxscoreUrl, params, api));
    return center && isIts ? redirectTo(center, 307) : undefined;
  }
  const own = route.file ? `${address}/${route.file}` : address;
  if (own === url.pathname) return { book, address };
  return (await isAddressOf(address, params, api)) ? redirectTo(own + url.search, 308) : undefined;
};

async function isAddressOf(address: string, params: Params, api: ApiClient): Promise<boolean> {
  const own = matchRoute(address)?.params;
  const sport = await api.sports.find(params.globalSportNameSlug);
  if (!own || !sport || sportSlug(sport) !== own['globalSportNameSlug']) return false;
  return own['season'] === params.season || isFormerName(params.oppSlug, own['oppSlug'] ?? '');
}
