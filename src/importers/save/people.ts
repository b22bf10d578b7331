import { and, eq, gte, lte, ne } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { reserveIds } from '../../db/ids.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { matching } from '../../db/matching.ts';
import { person, rosterPlayer } from '../../db/schema/person.ts';
import { season as seasonTable } from '../../db/schema/sport.ts';
import { createNameIndex, type PersonName } from '../../domain/person-name.ts';
import type { SeasonRow } from './find-season.ts';

/** Longest career in years; the same name further apart is two people. */
const careerYears = 6;

type NewRow = typeof rosterPlayer.$inferInsert;
export type NewPlayer = PersonName & Omit<NewRow, 'tenantId' | 'id' | 'personId' | 'seasonId'>;

/**
 * Adds players to a season's roster and returns the ids of their rows and people in order. A player is the only person with the same name who
 * played this sport within a career's length and is not on this roster yet (`taken`), else a new person.
 */
export async function addPlayers(
  db: Db,
  season: SeasonRow,
  players: readonly NewPlayer[],
  taken: ReadonlySet<number>,
): Promise<{ id: number; personId: number }[]> {
  if (players.length === 0) return [];
  const { tenantId } = season;
  const known = (await teammatesOfOtherSeasons(db, season)).filter(({ id }) => !taken.has(id));
  const personIds = matchPeople(players, known);
  const newcomers = players.filter((_, index) => personIds[index] === undefined);
  if (newcomers.length > 0) {
    let next = await reserveIds(db, tenantId, 'person', newcomers.length);
    const rows = newcomers.map((player, index) => ({ tenantId, id: next + index, ...personValues(player) }));
    await insertRows(db, person, rows);
    for (const [index, id] of personIds.entries()) if (id === undefined) personIds[index] = next++;
  }
  const first = await reserveIds(db, tenantId, 'rosterPlayer', players.length);
  const rows: NewRow[] = players.map(({ firstName: _, lastName: __, ...row }, index) => ({
    ...row,
    tenantId,
    id: first + index,
    personId: Number(personIds[index]),
    seasonId: season.id,
  }));
  await insertRows(db, rosterPlayer, rows);
  return rows.map(({ id, personId }) => ({ id, personId }));
}

/**
 * The ids of players among the known people who played this sport in other seasons; `undefined` for a new person and for a
 * name that several of either have.
 */
export function matchPeople(
  players: readonly PersonName[],
  known: readonly (PersonName & { id: number })[],
): (number | undefined)[] {
  const [knownNames, names] = [createNameIndex(known), createNameIndex(players)];
  return players.map((player) => {
    const how = knownNames.equal(player).length > 0 ? 'equal' : 'same';
    const [first, ...others] = knownNames[how](player);
    return others.length === 0 && names[how](player).length === 1 ? first?.id : undefined;
  });
}

/** The columns of a person from a roster entry. */
export function personValues({
  firstName,
  lastName,
  hometown = null,
  highSchool = null,
  previousSchool = null,
}: Pick<NewPlayer, 'firstName' | 'lastName' | 'hometown' | 'highSchool' | 'previousSchool'>) {
  return { firstName, lastName, hometown, highSchool, previousSchool };
}

async function teammatesOfOtherSeasons(db: Db, season: SeasonRow): Promise<(PersonName & { id: number })[]> {
  const start = Temporal.PlainDate.from(season.startDate);
  return db
    .selectDistinct({ id: person.id, firstName: person.firstName, lastName: person.lastName })
    .from(person)
    .innerJoin(rosterPlayer, matching(rosterPlayer, { tenantId: person.tenantId, personId: person.id }))
    .innerJoin(seasonTable, matching(seasonTable, { tenantId: rosterPlayer.tenantId, id: rosterPlayer.seasonId }))
    .where(
      and(
        eq(person.tenantId, season.tenantId),
        eq(seasonTable.sportId, season.sportId),
        ne(seasonTable.id, season.id),
        gte(seasonTable.startDate, start.subtract({ years: careerYears }).toString()),
        lte(seasonTable.startDate, start.add({ years: careerYears }).toString()),
      ),
    );
}
