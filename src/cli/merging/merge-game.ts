import { sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { recordChange } from '../../db/record-change.ts';
import { game as games } from '../../db/schema/game.ts';
import { season as seasons, sport as sports } from '../../db/schema/sport.ts';
import { sportSlug } from '../../domain/sport.ts';
import { mergeRows } from '../../editing/merge-rows.ts';
import { opponentById } from '../../importers/save/find-opponent.ts';
import { href } from '../../routing/routes.ts';
import { redirectFormer } from './redirect-former.ts';

type GameRow = typeof games.$inferSelect;

/** Makes two games one, inside a transaction: box score, stories and all else of `from` become those of `into`; its pages redirect. */
export async function mergeGame(
  db: Db,
  { from, into, actor }: { from: GameRow; into: GameRow; actor: string },
): Promise<void> {
  const { tenantId } = into;
  const [place] = await db
    .select({ sport: sports, season: seasons })
    .from(seasons)
    .innerJoin(sports, matching(sports, { tenantId: seasons.tenantId, id: seasons.sportId }))
    .where(matching(seasons, { tenantId, id: into.seasonId }));
  const opponent = await opponentById(db, into);
  const merged = await mergeRows(db, games, { tenantId, from: from.id, into: into.id });
  await db
    .update(games)
    .set({ updatedAt: sql`greatest(now(), ${games.updatedAt} + interval '1 microsecond')` })
    .where(matching(games, { tenantId, id: into.id }));
  await recordChange(db, {
    ...{ tenantId, kind: 'game', contentId: from.id, actor, action: 'end' },
    changes: { localDate: [from.localDate, null], mergedInto: [null, into.id], rows: [merged, null] },
  });
  const box = (id: number) =>
    place &&
    opponent &&
    href('boxscore', {
      globalSportNameSlug: sportSlug(place.sport),
      season: place.season.title,
      oppSlug: opponent.slug,
      gameId: String(id),
    });
  const center = (id: number) => href('gameCenter', { gameId: String(id) });
  const moves = [[center(from.id), center(into.id)] as const];
  const [boxFrom, boxInto] = [box(from.id), box(into.id)];
  if (boxFrom && boxInto) moves.push([boxFrom, boxInto]);
  await redirectFormer(db, tenantId, moves, actor);
}
