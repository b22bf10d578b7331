import { and, eq, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { boxScore } from '../../db/schema/box-score.ts';
import { gameDetail, game as gameTable } from '../../db/schema/game.ts';
import { opponent as opponentTable } from '../../db/schema/opponent.ts';
import { updateRows } from '../../db/update-rows.ts';
import type { LocationIndicator } from '../../domain/game.ts';
import type { Side } from '../../domain/side.ts';
import { cityOf, leadingCity, plainCity } from '../city.ts';

/** A game whose inferred site changed. */
export type InferredSite = { gameId: number; locationIndicator: LocationIndicator; designatedHome: boolean };

type Row = Awaited<ReturnType<typeof sitesOf>>[number];

/**
 * Infers home, away or neutral for games of a sport whose site was not set by a schedule, file or user, from the game's
 * city and both teams' home cities. A team's home city is where it is most often listed as the home team. Returns the
 * games that changed.
 */
export async function inferSites(db: Db, tenantId: number, sportId: number): Promise<InferredSite[]> {
  const rows = await sitesOf(db, tenantId);
  const ours = leadingCity(rows.filter(({ hosts }) => hosts === 'us').map(({ city }) => city));
  const changes = rows
    .filter((row) => row.sportId === sportId && row.siteInferred)
    .flatMap((row): InferredSite[] => {
      const locationIndicator = siteOf(row, { ours, theirs: opponentCity(row, rows) });
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

type Place = {
  /** Empty if unknown. */
  city: string;
  /** City, state and building in any order. */
  parts: readonly string[];
};
type HomeCities = { ours: string | undefined; theirs: string | undefined };

/** A game outside the listed home team's city is at a neutral site, unless it is in the other team's city. */
export function siteOf(
  { side, city, parts }: Place & { side: Side | null },
  { ours, theirs }: HomeCities,
): LocationIndicator {
  const listed = side === 'away' ? 'A' : 'H';
  if (city === '') return listed;
  const [atOurs, atTheirs] = [ours, theirs].map((home) => home !== undefined && parts.includes(home));
  if (atOurs !== atTheirs) return atOurs ? 'H' : 'A';
  const hostCity = side === 'away' ? theirs : ours;
  return atOurs || hostCity === undefined ? listed : 'N';
}

function opponentCity({ opponentId, opponentLocation }: Row, rows: readonly Row[]): string | undefined {
  if (opponentLocation) return cityOf(opponentLocation);
  const hosted = rows.filter((row) => row.hosts === 'them' && row.opponentId === opponentId);
  return leadingCity(hosted.map(({ city }) => city));
}

/** Location and host of every game of a college that has a location. */
async function sitesOf(db: Db, tenantId: number) {
  // subqueries, because tables without planner statistics, as before they are first analyzed, are joined by nested loops
  // that read every row of the college for each game
  const side = db
    .select({ side: boxScore.ourSide })
    .from(boxScore)
    .where(and(eq(boxScore.tenantId, gameTable.tenantId), eq(boxScore.gameId, gameTable.id)));
  const fileLocation = db
    .select({ location: gameDetail.location })
    .from(gameDetail)
    .where(and(eq(gameDetail.tenantId, gameTable.tenantId), eq(gameDetail.gameId, gameTable.id)));
  const opponentLocation = db
    .select({ location: opponentTable.location })
    .from(opponentTable)
    .where(and(eq(opponentTable.tenantId, gameTable.tenantId), eq(opponentTable.id, gameTable.opponentId)));
  const rows = await db
    .select({
      id: gameTable.id,
      sportId: gameTable.sportId,
      opponentId: gameTable.opponentId,
      locationIndicator: gameTable.locationIndicator,
      siteInferred: gameTable.siteInferred,
      location: gameTable.location,
      side: sql<Side | null>`(${side})`,
      fileLocation: sql<string | null>`(${fileLocation})`,
      opponentLocation: sql<string | null>`(${opponentLocation})`,
    })
    .from(gameTable)
    .where(eq(gameTable.tenantId, tenantId));
  return rows
    .filter(({ location, fileLocation }) => location !== null || fileLocation !== null)
    .map((row) => {
      const isFromFile = row.side !== null && row.fileLocation !== null;
      const text = (isFromFile ? row.fileLocation : row.location) ?? '';
      return { ...row, ...placeOf(text), hosts: hostOf(row) };
    });
}

/** Without a comma a location is a building, or a city indistinguishable from one. */
export function placeOf(location: string): Place {
  return { city: location.includes(',') ? cityOf(location) : '', parts: location.split(',').map(plainCity) };
}

/** The host: from the indicator if it was set, else from the side on which the file lists the college. */
function hostOf({
  siteInferred,
  locationIndicator,
  side,
}: Pick<typeof gameTable.$inferSelect, 'siteInferred' | 'locationIndicator'> & { side: Side | null }) {
  if (!siteInferred || side === null) return locationIndicator === 'H' ? 'us' : locationIndicator === 'A' ? 'them' : '';
  return side === 'home' ? 'us' : 'them';
}
