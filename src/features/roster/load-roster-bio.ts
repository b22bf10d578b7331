import { parseRowId } from '../../domain/row-id.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';

/** The id identifies the player; a URL with a former name or another sport redirects to the current one. */
export const load = async ({ params, url, api }: LoadRequest<'rosterBio'>) => {
  const id = parseRowId(params.rosterPlayerId);
  const player = id === undefined ? undefined : await api.players.get(id);
  if (!player) return undefined;
  return player.url === url.pathname ? { player } : redirectTo(player.url + url.search, 301);
};
