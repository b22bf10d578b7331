import type { Check } from './check.ts';

/** The id decides who is meant: an address with a former name, or of another sport, leads to the current one. */
export const check: Check = async ({ url, params, api }) => {
  const id = Number(params['rosterPlayerId']);
  const player = Number.isSafeInteger(id) && id > 0 ? await api.players.get(id) : undefined;
  if (!player) return { notFound: true };
  return player.url === url.pathname ? undefined : { redirect: player.url + url.search, status: 301 };
};
