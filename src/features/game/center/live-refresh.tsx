import { readRequestedGames } from '../../../domain/concurrent-games.ts';
import { isLive } from '../../../domain/game-state.ts';
import { getRequestContext } from '../../../routing/request-context.ts';

/** Refresh interval in seconds of a page of live games without JavaScript. */
const refresh = 30;

/** A meta refresh in the head of live game pages, for readers without JavaScript. */
export async function LiveRefresh() {
  const { route, url, isPayload, api } = getRequestContext();
  const ids = isPayload ? [] : idsOf(route?.name, url);
  if (ids.length === 0) return null;
  const { games } = await api.live.scoreboard();
  if (!games.some(({ gameId, state }) => ids.includes(gameId) && isLive(state))) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(refresh)} />
    </noscript>
  );
}

/** The games that a page follows. */
function idsOf(route: string | undefined, { pathname, searchParams }: URL): readonly number[] {
  if (route === 'gameCenter') return [Number(pathname.split('/').at(-1))];
  return (route === 'concurrentGames' && readRequestedGames(searchParams.get('ids') ?? '')?.ids) || [];
}
