import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { image } from '../../db/schema/image.ts';
import { person, rosterPlayer, rosterStaff } from '../../db/schema/person.ts';
import { season } from '../../db/schema/sport.ts';
import { imageColumns } from '../images/columns.ts';
import { jsonRows, named, rowsOf } from '../json-rows.ts';
import { perDatabase } from '../per-database.ts';

const playerColumns = named({
  id: rosterPlayer.id,
  personId: rosterPlayer.personId,
  seasonId: rosterPlayer.seasonId,
  firstName: person.firstName,
  lastName: person.lastName,
  jersey: rosterPlayer.jersey,
  positionShort: rosterPlayer.positionShort,
  positionLong: rosterPlayer.positionLong,
  classYear: rosterPlayer.classYear,
  heightInches: rosterPlayer.heightInches,
  weightPounds: rosterPlayer.weightPounds,
  hometown: rosterPlayer.hometown,
  highSchool: rosterPlayer.highSchool,
  previousSchool: rosterPlayer.previousSchool,
  personHometown: person.hometown,
  personHighSchool: person.highSchool,
  personPreviousSchool: person.previousSchool,
  major: rosterPlayer.major,
  custom1: rosterPlayer.custom1,
  custom2: rosterPlayer.custom2,
  custom3: rosterPlayer.custom3,
  isCaptain: rosterPlayer.isCaptain,
  letters: rosterPlayer.letters,
  social: rosterPlayer.social,
  hideBio: rosterPlayer.hideBio,
  updatedAt: rosterPlayer.updatedAt,
  ...imageColumns,
});

const staffColumns = named({
  id: rosterStaff.id,
  personId: rosterStaff.personId,
  kind: rosterStaff.kind,
  firstName: person.firstName,
  lastName: person.lastName,
  title: rosterStaff.title,
  isHeadCoach: rosterStaff.isHeadCoach,
  email: rosterStaff.email,
  phone: rosterStaff.phone,
  bio: rosterStaff.bio,
  ...imageColumns,
});

const jerseyNumber = sql`nullif(regexp_replace(${rosterPlayer.jersey}, '\\D', '', 'g'), '')::bigint`;

/** Players who are not hidden, by jersey number and name. */
export const selectPlayers = (db: Db) =>
  db
    .select(playerColumns)
    .from(rosterPlayer)
    .innerJoin(person, and(eq(person.tenantId, rosterPlayer.tenantId), eq(person.id, rosterPlayer.personId)))
    .leftJoin(image, and(eq(image.tenantId, rosterPlayer.tenantId), eq(image.id, rosterPlayer.imageId)))
    .orderBy(sql`${jerseyNumber} nulls last`, asc(rosterPlayer.jersey), asc(person.lastName), asc(person.firstName));

const selectStaff = (db: Db) =>
  db
    .select(staffColumns)
    .from(rosterStaff)
    .innerJoin(person, and(eq(person.tenantId, rosterStaff.tenantId), eq(person.id, rosterStaff.personId)))
    .leftJoin(image, and(eq(image.tenantId, rosterStaff.tenantId), eq(image.id, rosterStaff.imageId)))
    .orderBy(desc(rosterStaff.isHeadCoach), asc(rosterStaff.rank), asc(person.lastName), asc(person.firstName));

export const shownPlayer = and(eq(rosterPlayer.tenantId, sql.placeholder('tenantId')), eq(rosterPlayer.hide, false));

const statements = perDatabase((db) => ({
  players: jsonRows(
    db,
    selectPlayers(db).where(and(shownPlayer, eq(rosterPlayer.seasonId, sql.placeholder('seasonId')))),
  ).prepare('roster_players'),
  staff: jsonRows(
    db,
    selectStaff(db).where(
      and(
        eq(rosterStaff.tenantId, sql.placeholder('tenantId')),
        eq(rosterStaff.seasonId, sql.placeholder('seasonId')),
        eq(rosterStaff.hide, false),
      ),
    ),
  ).prepare('roster_staff'),
  seasons: db
    .select({ id: season.id, title: season.title, isCurrent: season.isCurrent })
    .from(season)
    .where(
      and(
        eq(season.tenantId, sql.placeholder('tenantId')),
        eq(season.sportId, sql.placeholder('sportId')),
        sql`exists (select 1 from ${rosterPlayer} where ${rosterPlayer.tenantId} = ${season.tenantId} and ${rosterPlayer.seasonId} = ${season.id} and not ${rosterPlayer.hide})`,
      ),
    )
    .orderBy(desc(season.startDate), desc(season.title))
    .prepare('roster_seasons'),
}));

export type PlayerRow = Awaited<ReturnType<typeof selectPlayers>>[number];
export type StaffRow = Awaited<ReturnType<typeof selectStaff>>[number];

export const findRosterPlayers = (db: Db, tenantId: number, seasonId: number): Promise<PlayerRow[]> =>
  rowsOf(statements(db).players.execute({ tenantId, seasonId }));

/** Coaches and support staff who are not hidden; the head coach first. */
export const findRosterStaff = (db: Db, tenantId: number, seasonId: number): Promise<StaffRow[]> =>
  rowsOf(statements(db).staff.execute({ tenantId, seasonId }));

/** Seasons that have a roster, newest first. */
export const findRosterSeasons = (db: Db, tenantId: number, sportId: number) =>
  statements(db).seasons.execute({ tenantId, sportId });
