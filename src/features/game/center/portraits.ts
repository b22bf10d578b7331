import type { ScoreBook } from '../../../api/stats/score-book.ts';
import type { ImageResponse } from '../../../domain/image.ts';
import { sportSlug } from '../../../domain/sport.ts';
import { getRequestContext } from '../../../routing/request-context.ts';

/** Portraits of the college's players by roster id; without those who have no picture. */
export type Portraits = Readonly<Record<number, Pick<ImageResponse, 'url' | 'focus'>>>;

/** The portraits of the players in a box score, from the roster of its season. */
export async function findPortraits({ boxScore, game, ourSide }: ScoreBook): Promise<Portraits> {
  const roster = await getRequestContext().api.rosters.find(sportSlug(game.sport), { season: game.season.title });
  const ids = new Set(boxScore[ourSide].players.map(({ rosterPlayerId }) => rosterPlayerId));
  const pictured = (roster?.players ?? []).filter(
    ({ rosterPlayerId, image }) => !image.isDefault && ids.has(rosterPlayerId),
  );
  return Object.fromEntries(
    pictured.map(({ rosterPlayerId, image: { url, focus } }) => [rosterPlayerId, { url, focus }]),
  );
}
