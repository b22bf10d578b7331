import { eq, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { boxScore } from '../../db/schema/box-score.ts';
import { gameDetail, game as gameTable } from '../../db/schema/game.ts';
import { opponent as opponentTable } from '../../db/schema/opponent.ts';
import { updateRows } from '../../db/update-rows.ts';
import type { LocationIndicator } from '../../domain/game.ts';
import type { Side } from '../../domain/side.ts';
import { cityOf, plainCity } from '../city.ts';
import { readPlace } from '../place.ts';
import { createSiteRules, type SiteFacts } from './site-rules.ts';

/** A game whose inferred site changed. */
export type InferredSite = { gameId: number; locationIndicator: LocationIndicator; designatedHome: boolean };

/**
 * Infers home, away or neutral for games of a sport whose site was not set by a schedule, file or user (see
 * `createSiteRules`). Returns the games that changed.
 */
export async function inferSites(db: Db, tenantId: number, sportId: number): Promise<InferredSite[]> {
  const rows = await sitesOf(db, tenantId);
  const siteOf = createSiteRules(rows);
  const changes = rows
    .filter((row) => row.sportId === sportId && row.siteInferred)
    .flatMap((row): InferredSite[] => {
      const locationIndicator = siteOf(row);
      if (locationIndicator === row.locationIndicator) return [];
      const designatedHome = locationIndicator === 'N' && row.side === 'home';
      return [{ gameId: row.id, locationIndicator, designatedHome }];
    });
  await updateRows(
    db,
    gameTable,
    changes.map(({ gameId: id, ...values }) => ({ row: { tenantId, id, ...values }, columns: Object.keys(values) })),
  );
  return changes;
}

type SiteColumns = Pick<typeof gameTable.$inferSelect, 'siteInferred' | 'locationIndicator'>;

/** Location and host of every game of a college. */
async function sitesOf(db: Db, tenantId: number): Promise<(SiteFacts & SiteColumns)[]> {
  // subqueries, because tables without planner statistics, as before they are first analyzed, are joined by nested loops
  // that read every row of the college for each game
  const side = db
    .select({ side: boxScore.ourSide })
    .from(boxScore)
    .where(matching(boxScore, { tenantId: gameTable.tenantId, gameId: gameTable.id }));
  const details = await db
    .select({ gameId: gameDetail.gameId, location: gameDetail.location, stadium: gameDetail.stadium })
    .from(gameDetail)
    .where(eq(gameDetail.tenantId, tenantId));
  const opponents = await db
    .select({ id: opponentTable.id, title: opponentTable.title, location: opponentTable.location })
    .from(opponentTable)
    .where(eq(opponentTable.tenantId, tenantId));
  const detailOf = new Map(details.map((detail) => [detail.gameId, detail]));
  const opponentOf = new Map(opponents.map((one) => [one.id, one]));
  const rows = await db
    .select({
      id: gameTable.id,
      localDate: gameTable.localDate,
      sportId: gameTable.sportId,
      opponentId: gameTable.opponentId,
      locationIndicator: gameTable.locationIndicator,
      siteInferred: gameTable.siteInferred,
      location: gameTable.location,
      side: sql<Side | null>`(${side})`,
    })
    .from(gameTable)
    .where(eq(gameTable.tenantId, tenantId));
  return rows.map((row) => {
    const detail = row.side === null ? undefined : detailOf.get(row.id);
    const opponent = opponentOf.get(row.opponentId ?? 0);
    const location = detail?.location || row.location || '';
    // a name alone may be that of a building as well as of a city
    const isCity = Boolean(detail?.stadium) || location.includes(',');
    return {
      ...row,
      date: row.localDate,
      opponentName: opponent?.title ?? '',
      opponentHome: opponent?.location ? cityOf(opponent.location) : undefined,
      city: isCity ? cityOf(location) : undefined,
      building: plainCity(detail?.stadium || readPlace(location).stadium),
      hosts: hostOf(row),
    };
  });
}

/** The host: from the indicator if it was set, else from the side on which the file lists the college. */
function hostOf({ siteInferred, locationIndicator, side }: SiteColumns & { side: Side | null }): SiteFacts['hosts'] {
  if (!siteInferred || side === null) return locationIndicator === 'H' ? 'us' : locationIndicator === 'A' ? 'them' : '';
  return side === 'home' ? 'us' : 'them';
}
