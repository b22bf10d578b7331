import { and, isNotNull } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import { type City, cityOf, isSameCity } from '../city.ts';

/** The cities in which opponents are at home, by their id. */
type Homes = { homes: Map<number, City[]> };

/**
 * `home` is the city in which the team is at home, if the game is there. Scorers list a home team at neutral sites too, so only a
 * stated home tells that a team is another one.
 */
export type Host = {
  name: string;
  code: string;
  home?: City | undefined;
  isHomeStated?: boolean;
};

/** The cities in which opponents are at home: their location, else those of the college's games at them. */
export async function loadHomes(
  db: Db,
  tenantId: number,
  rows: readonly { id: number; location: string | null }[],
): Promise<Map<number, City[]>> {
  const visits = await db
    .selectDistinct({ id: gameTable.opponentId, location: gameTable.location })
    .from(gameTable)
    .where(
      and(
        matching(gameTable, { tenantId, locationIndicator: 'A', siteInferred: false }),
        isNotNull(gameTable.location),
      ),
    );
  const homes = new Map<number, City[]>();
  for (const { id, location } of visits) addHome({ homes }, id, cityOf(location ?? ''));
  for (const { id, location } of rows) {
    const city = location === null ? undefined : cityOf(location);
    if (city) homes.set(id, [city]);
  }
  return homes;
}

/** Records a city in which an opponent is at home. */
export function addHome({ homes }: Homes, id: number | null, home: City | undefined): void {
  if (id === null || !home) return;
  const known = homes.get(id) ?? [];
  if (!known.some((city) => isSameCity(city, home))) homes.set(id, [...known, home]);
}

/** Whether an opponent is known to be at home in a city. */
export const isAtHome = ({ homes }: Homes, id: number, home: City | undefined): boolean =>
  home !== undefined && (homes.get(id) ?? []).some((city) => isSameCity(city, home));

/** Whether an opponent is known to be at home, but only in other states. A team may have two buildings in one state. */
export function isElsewhere({ homes }: Homes, id: number, { home, isHomeStated = false }: Host): boolean {
  if (!isHomeStated) return false;
  const states = (homes.get(id) ?? []).map(({ region }) => region).filter(Boolean);
  return Boolean(home?.region) && states.length > 0 && states.every((state) => state !== home?.region);
}
