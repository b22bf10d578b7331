import { and, eq, inArray } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { person, personName, rosterPlayer } from '../../db/schema/person.ts';
import type { BoxPlayer } from '../../domain/box-score.ts';
import { parseClassYear } from '../../domain/class-year.ts';
import { nameKey } from '../../domain/person-name.ts';
import type { SeasonRow } from './find-season.ts';
import { matchPlayer, type RosterEntry } from './match-player.ts';
import { addPlayers } from './people.ts';

/** The roster of a season, hidden players too: present names first, then names its players had before. */
export async function rosterOf(
  db: Db,
  { tenantId, id }: SeasonRow,
): Promise<{ present: RosterEntry[]; former: RosterEntry[] }> {
  const present = await db
    .select({
      id: rosterPlayer.id,
      personId: rosterPlayer.personId,
      firstName: person.firstName,
      lastName: person.lastName,
      jersey: rosterPlayer.jersey,
    })
    .from(rosterPlayer)
    .innerJoin(person, and(eq(person.tenantId, rosterPlayer.tenantId), eq(person.id, rosterPlayer.personId)))
    .where(and(eq(rosterPlayer.tenantId, tenantId), eq(rosterPlayer.seasonId, id)))
    .orderBy(rosterPlayer.id);
  if (present.length === 0) return { present, former: [] };
  const entryOf = new Map(present.map((entry) => [entry.personId, entry]));
  const names = await db
    .select()
    .from(personName)
    .where(and(eq(personName.tenantId, tenantId), inArray(personName.personId, [...entryOf.keys()])));
  const former = names.flatMap(({ personId, firstName, lastName }) => {
    const entry = entryOf.get(personId);
    return entry ? [{ ...entry, firstName, lastName }] : [];
  });
  return { present, former };
}

/** The roster row of each player of our side that the season has, and the players it does not have. Writes nothing. */
export async function matchRoster(
  db: Db,
  season: SeasonRow,
  players: readonly BoxPlayer[],
): Promise<{ rowOf: Map<BoxPlayer, number>; missing: BoxPlayer[]; present: readonly RosterEntry[] }> {
  const { present, former } = await rosterOf(db, season);
  const rowOf = new Map<BoxPlayer, number>();
  const missing: BoxPlayer[] = [];
  for (const player of players) {
    if (player.isTeam || player.lastName === '') continue;
    const entry = matchPlayer(present, player) ?? matchPlayer(former, player);
    if (entry) rowOf.set(player, entry.id);
    else missing.push(player);
  }
  return { rowOf, missing, present };
}

/**
 * Finds the roster row of each player of our side, and adds the players the season does not have yet. Rows that are
 * there stay as they are, hidden ones hidden. Returns the row id by player.
 */
export async function rosterRowsOf(
  db: Db,
  season: SeasonRow,
  players: readonly BoxPlayer[],
): Promise<Map<BoxPlayer, number>> {
  const { rowOf, missing, present } = await matchRoster(db, season, players);
  // a file may list one player twice (offence and defence)
  const groups = [...Map.groupBy(missing, (player) => `${nameKey(player)}|${player.jersey}`).values()];
  const newcomers = groups.flatMap(([player]) => (player ? [newPlayer(player)] : []));
  const ids = await addPlayers(db, season, newcomers, new Set(present.map(({ personId }) => personId)));
  for (const [index, group] of groups.entries()) for (const player of group) rowOf.set(player, Number(ids[index]));
  return rowOf;
}

function newPlayer({ firstName, lastName, jersey, position, classYear }: BoxPlayer) {
  return {
    firstName,
    lastName,
    jersey: jersey || null,
    positionShort: position.toUpperCase() || null,
    classYear: parseClassYear(classYear) ?? null,
  };
}
