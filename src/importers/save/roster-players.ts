import { and, eq, inArray } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { person, personName, rosterPlayer } from '../../db/schema/person.ts';
import type { BoxPlayer } from '../../domain/box-score.ts';
import { parseClassYear } from '../../domain/class-year.ts';
import { nameKey, type PersonName } from '../../domain/person-name.ts';
import type { SeasonRow } from './find-season.ts';
import { matchPlayers, type RosterEntry } from './match-player.ts';
import { addPlayers } from './people.ts';

/** A season's roster including hidden players: current names first, then former names. */
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
    .innerJoin(person, matching(person, { tenantId: rosterPlayer.tenantId, id: rosterPlayer.personId }))
    .where(matching(rosterPlayer, { tenantId, seasonId: id }))
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

/** What a file says about a player. */
export type FilePlayer = Pick<BoxPlayer, 'firstName' | 'lastName' | 'jersey' | 'position' | 'classYear' | 'isTeam'>;

/** Matches our players to roster rows; returns the matches and the players not on the roster. Read-only. */
export async function matchRoster<Player extends FilePlayer>(
  db: Db,
  season: SeasonRow,
  players: readonly Player[],
): Promise<{
  rowOf: Map<Player, number>;
  missing: Map<Player, RosterEntry | undefined>;
  present: readonly RosterEntry[];
}> {
  const { present, former } = await rosterOf(db, season);
  const named = players.filter(({ isTeam, lastName }) => !isTeam && lastName !== '');
  const { matched, missing } = matchPlayers([...present, ...former], named);
  const rowOf = new Map([...matched].map(([player, { entry }]) => [player, entry.id]));
  return { rowOf, missing, present };
}

/**
 * Matches our players to roster rows and adds the missing ones. Existing rows are unchanged, including hidden ones.
 * A player whose name resembles that of a row is added hidden, with a warning.
 */
export async function rosterRowsOf<Player extends FilePlayer>(
  db: Db,
  season: SeasonRow,
  players: readonly Player[],
): Promise<{ rowOf: Map<Player, number>; warnings: string[] }> {
  const { rowOf, missing, present } = await matchRoster(db, season, players);
  // a file may list a player twice (offense and defense)
  const groups = [...Map.groupBy(missing.keys(), (player) => `${nameKey(player)}|${player.jersey}`).values()];
  const newcomers = groups.flatMap(([player]) => (player ? [{ player, like: missing.get(player) }] : []));
  const added = await addPlayers(
    db,
    season,
    newcomers.map(({ player, like }) => ({ ...newPlayer(player), hide: like !== undefined })),
    new Set(present.map(({ personId }) => personId)),
  );
  for (const [index, group] of groups.entries())
    for (const player of group) rowOf.set(player, Number(added[index]?.id));
  const warnings = newcomers.flatMap(({ player, like }, index) =>
    like ? [doubt(player, like, Number(added[index]?.personId))] : [],
  );
  return { rowOf, warnings };
}

const doubt = (player: FilePlayer, like: RosterEntry, personId: number): string =>
  `${numbered(player)} resembles ${numbered(like)} on the roster and is hidden there. The same player: person merge ${personId} --into ${like.personId}. Another one: import a roster with both, with --resembling new --unhide.`;

/** "Ada Reed (#5)". */
export const numbered = ({ firstName, lastName, jersey }: PersonName & { jersey: string | null }): string =>
  `${firstName} ${lastName}`.trim() + (jersey ? ` (#${jersey})` : '');

function newPlayer({ firstName, lastName, jersey, position, classYear }: FilePlayer) {
  return {
    firstName,
    lastName,
    jersey: jersey || null,
    positionShort: position.toUpperCase() || null,
    classYear: parseClassYear(classYear) ?? null,
  };
}
