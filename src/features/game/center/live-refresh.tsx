import { isLive } from '../../../domain/game-state.ts';
import { getRequestContext } from '../../../routing/request-context.ts';

/** Refresh interval in seconds of a live game's page without JavaScript. */
const refresh = 30;

/** A meta refresh in the head of a live game's page, for readers without JavaScript. */
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
