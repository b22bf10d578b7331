import { isLive } from '../../../domain/game-state.ts';
import { getRequestContext } from '../../../routing/request-context.ts';

/** Seconds until readers without JavaScript get the page of a live game anew. */
const refresh = 30;

/** In the head of a live game's page: without JavaScript it loads itself again and again. Nothing on any other page. */
export async function LiveRefresh() {
  const { route, url, isPayload, api } = getRequestContext();
  if (route?.name !== 'gameCenter' || isPayload) return null;
  const { games } = await api.live.scoreboard();
  const game = games.find((each) => url.pathname.endsWith(`/${each.gameId}`));
  if (!game || !isLive(game.state)) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(refresh)} />
    </noscript>
  );
}
