import { and, count, eq, isNotNull } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import { opponent as opponentTable, venue as venueTable } from '../../db/schema/opponent.ts';
import { type GamePlace, zoneOfGame } from '../../domain/zones/game-zone.ts';
import { zonesOfPlace } from '../../domain/zones/place-zones.ts';

/** Where a college and its opponents are at home. */
export type HomeZones = {
  collegeZone: string;
  opponents: ReadonlyMap<number, string>;
  venues: readonly { id: number; title: string; timezone: string }[];
};

/** The home zones of a college's opponents: of their location, else of the cities in which most games at them were. */
export async function loadHomeZones(
  db: Db,
  { id: tenantId, timezone: collegeZone }: { id: number; timezone: string },
): Promise<HomeZones> {
  const venues = await db
    .select({ id: venueTable.id, title: venueTable.title, timezone: venueTable.timezone })
    .from(venueTable)
    .where(eq(venueTable.tenantId, tenantId));
  const locations = await db
    .select({ id: opponentTable.id, location: opponentTable.location })
    .from(opponentTable)
    .where(and(eq(opponentTable.tenantId, tenantId), isNotNull(opponentTable.location)));
  const visits = await db
    .select({ id: gameTable.opponentId, location: gameTable.location, games: count() })
    .from(gameTable)
    .where(and(eq(gameTable.tenantId, tenantId), eq(gameTable.locationIndicator, 'A'), isNotNull(gameTable.location)))
    .groupBy(gameTable.opponentId, gameTable.location);
  const byGames = visits.toSorted((a, b) => a.games - b.games);
  const known = [...byGames, ...locations].flatMap(({ id, location }) => {
    const [zone, ...others] = zonesOfPlace(location ?? '');
    return id === null || zone === undefined || others.length > 0 ? [] : [[id, zone] as const];
  });
  return { collegeZone, opponents: new Map(known), venues };
}

type Place = Pick<GamePlace, 'writtenZone' | 'calendarZone' | 'location' | 'site' | 'localDate'> & {
  opponentId: number | undefined;
  /** Of a game that is at a venue in the college's list. */
  venueId?: number | null | undefined;
};

/** The zone of a game (see `zoneOfGame`) among the college's venues and opponents. */
export function zoneAmong(
  { collegeZone, opponents, venues }: HomeZones,
  { opponentId, venueId, ...place }: Place,
): string {
  const venue = venues.find(({ id, title }) => (venueId == null ? isAt(place.location, title) : id === venueId));
  return zoneOfGame({
    ...place,
    collegeZone,
    venueZone: venue?.timezone,
    opponentZone: opponentId === undefined ? undefined : opponents.get(opponentId),
  });
}

const isAt = (location: string, title: string): boolean =>
  location.split(/[,()]|\s[-–—]\s/).some((part) => part.trim().toLowerCase() === title.toLowerCase());
