import { isFormerName } from '../../domain/former-name.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { parseRowId } from '../../web/row-id.ts';

/** The id identifies the player; a URL with a former name or another sport redirects to the current one, one with another name is a 404. */
export const load = async ({ params, url, api }: LoadRequest<'rosterBio'>) => {
  const id = parseRowId(params.rosterPlayerId);
  const player = id === undefined ? undefined : await api.players.get(id);
  if (!player) return undefined;
  if (player.url === url.pathname) return { player };
  const name = player.url.split('/').at(-2) ?? '';
  return isFormerName(params.playerSlug, name) ? redirectTo(player.url + url.search, 301) : undefined;
};
