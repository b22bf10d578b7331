import type { ApiClient } from '../../api/client.ts';
import type { ScheduleGame } from '../../api/games/schema.ts';
import type { ItemOf } from '../../content/define-content.ts';
import type { moment } from '../../content/moments/moment.ts';

export type Moment = ItemOf<(typeof moment)['fields']>;
/** A moment with its game, if the game is on a schedule. */
export type ShownMoment = Moment & { played: ScheduleGame | undefined };

/** Adds the games of moments, all with one call. */
export async function withGames(
  api: Pick<ApiClient, 'games'>,
  moments: readonly Moment[],
): Promise<{ moments: ShownMoment[] }> {
  const games = await api.games.list(moments.flatMap(({ game }) => game ?? []));
  return { moments: moments.map((each) => ({ ...each, played: games.find(({ id }) => id === each.game) })) };
}
