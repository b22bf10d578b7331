import { and, asc, desc, eq, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { person, rosterPlayer, rosterStaff } from '../../db/schema/person.ts';
import { season, sport } from '../../db/schema/sport.ts';
import { jsonRows, rowsOf } from '../json-rows.ts';
import { type StaffRow, selectStaff, shownPlayer, shownStaff } from '../rosters/queries.ts';

const ofPerson = sql.placeholder('personId');

const statements = perDatabase((db) => ({
  /** The publicly shown row with its season. */
  member: jsonRows(db, selectStaff(db).where(and(shownStaff, eq(rosterStaff.id, sql.placeholder('id'))))).prepare(
    'staff_member',
  ),
  roles: db
    .select({
      id: rosterStaff.id,
      kind: rosterStaff.kind,
      title: rosterStaff.title,
      isHeadCoach: rosterStaff.isHeadCoach,
      hometown: person.hometown,
      firstName: person.firstName,
      lastName: person.lastName,
      season,
      sport,
    })
    .from(rosterStaff)
    .innerJoin(person, matching(person, { tenantId: rosterStaff.tenantId, id: rosterStaff.personId }))
    .innerJoin(season, matching(season, { tenantId: rosterStaff.tenantId, id: rosterStaff.seasonId }))
    .innerJoin(sport, matching(sport, { tenantId: season.tenantId, id: season.sportId }))
    .where(and(shownStaff, eq(rosterStaff.personId, ofPerson)))
    .orderBy(desc(season.startDate), asc(sport.title), asc(rosterStaff.rank))
    .prepare('staff_roles'),
  played: db
    .select({ rosterPlayerId: rosterPlayer.id, seasonTitle: season.title, sport })
    .from(rosterPlayer)
    .innerJoin(season, matching(season, { tenantId: rosterPlayer.tenantId, id: rosterPlayer.seasonId }))
    .innerJoin(sport, matching(sport, { tenantId: season.tenantId, id: season.sportId }))
    .where(and(shownPlayer, eq(rosterPlayer.personId, ofPerson)))
    .orderBy(desc(season.startDate))
    .prepare('staff_played'),
  seasons: db
    .select({ id: season.id, title: season.title, isCurrent: season.isCurrent })
    .from(season)
    .where(
      and(
        matching(season, { tenantId: sql.placeholder('tenantId'), sportId: sql.placeholder('sportId') }),
        sql`${season.rosterAccess} = 'public' and exists (select 1 from ${rosterStaff} where ${rosterStaff.tenantId} = ${season.tenantId} and ${rosterStaff.seasonId} = ${season.id} and not ${rosterStaff.hide})`,
      ),
    )
    .orderBy(desc(season.startDate), desc(season.title))
    .prepare('staff_seasons'),
}));

/** A public coach or staff member with the person's roles and seasons as a player, newest first. */
export async function findStaffMember(db: Db, tenantId: number, id: number) {
  const { member, roles, played } = statements(db);
  const [row] = await rowsOf<StaffRow>(member.execute({ tenantId, id }));
  if (!row) return undefined;
  const of = { tenantId, personId: row.personId };
  const [roleRows, playedRows] = await Promise.all([roles.execute(of), played.execute(of)]);
  return { row, roles: roleRows, played: playedRows };
}

/** Seasons of a sport with public coaches or support staff, newest first. */
export const findStaffSeasons = (db: Db, tenantId: number, sportId: number) =>
  statements(db).seasons.execute({ tenantId, sportId });
