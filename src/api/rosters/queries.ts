import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { imageColumns } from '../../db/image-columns.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { image } from '../../db/schema/image.ts';
import { person, rosterPlayer, rosterStaff } from '../../db/schema/person.ts';
import { season } from '../../db/schema/sport.ts';
import { columnsExcept, jsonRows, named, rowsOf } from '../json-rows.ts';
import type { Viewer } from '../viewer.ts';

const playerColumns = named({
  ...columnsExcept(rosterPlayer, 'tenantId', 'lettered', 'bio', 'imageId', 'rosterEntry'),
  firstName: person.firstName,
  lastName: person.lastName,
  personHometown: person.hometown,
  personHighSchool: person.highSchool,
  personPreviousSchool: person.previousSchool,
  ...imageColumns,
});

const staffColumns = named({
  ...columnsExcept(rosterStaff, 'tenantId', 'seasonId', 'rank', 'imageId', 'updatedAt'),
  firstName: person.firstName,
  lastName: person.lastName,
  ...imageColumns,
});

const jerseyNumber = sql`nullif(regexp_replace(${rosterPlayer.jersey}, '\\D', '', 'g'), '')::bigint`;

/** Players by jersey number and name. */
export const selectPlayers = (db: Db) =>
  db
    .select(playerColumns)
    .from(rosterPlayer)
    .innerJoin(person, matching(person, { tenantId: rosterPlayer.tenantId, id: rosterPlayer.personId }))
    .leftJoin(image, matching(image, { tenantId: rosterPlayer.tenantId, id: rosterPlayer.imageId }))
    .orderBy(sql`${jerseyNumber} nulls last`, asc(rosterPlayer.jersey), asc(person.lastName), asc(person.firstName));

/** Coaches and support staff, head coach first. */
export const selectStaff = (db: Db) =>
  db
    .select(staffColumns)
    .from(rosterStaff)
    .innerJoin(person, matching(person, { tenantId: rosterStaff.tenantId, id: rosterStaff.personId }))
    .leftJoin(image, matching(image, { tenantId: rosterStaff.tenantId, id: rosterStaff.imageId }))
    .orderBy(desc(rosterStaff.isHeadCoach), asc(rosterStaff.rank), asc(person.lastName), asc(person.firstName));

/** Whether a row's roster is public. */
const isOnShownRoster = ({ tenantId, seasonId }: typeof rosterPlayer | typeof rosterStaff) =>
  sql`not exists (select 1 from ${season} own where own.tenant_id = ${tenantId} and own.id = ${seasonId} and own.roster_access = 'hidden')`;

/** The college's public players. */
export const shownPlayer = and(
  matching(rosterPlayer, { tenantId: sql.placeholder('tenantId'), hide: false }),
  isOnShownRoster(rosterPlayer),
);

/** The college's players visible to a viewer. */
export const playersFor: Record<Viewer, SQL | undefined> = {
  public: shownPlayer,
  staff: eq(rosterPlayer.tenantId, sql.placeholder('tenantId')),
};

/** The college's public coaches and support staff. */
export const shownStaff = and(
  matching(rosterStaff, { tenantId: sql.placeholder('tenantId'), hide: false }),
  isOnShownRoster(rosterStaff),
);

const staffFor: Record<Viewer, SQL | undefined> = {
  public: shownStaff,
  staff: eq(rosterStaff.tenantId, sql.placeholder('tenantId')),
};

/** Whether a season has a roster visible to a viewer. */
export const hasPlayers = (viewer: Viewer) =>
  viewer === 'staff'
    ? sql`exists (select 1 from ${rosterPlayer} where ${rosterPlayer.tenantId} = ${season.tenantId} and ${rosterPlayer.seasonId} = ${season.id})`
    : sql`${season.rosterAccess} = 'public' and exists (select 1 from ${rosterPlayer} where ${rosterPlayer.tenantId} = ${season.tenantId} and ${rosterPlayer.seasonId} = ${season.id} and not ${rosterPlayer.hide})`;

const statementsFor = (db: Db, viewer: Viewer) => ({
  players: jsonRows(
    db,
    selectPlayers(db).where(and(playersFor[viewer], eq(rosterPlayer.seasonId, sql.placeholder('seasonId')))),
  ).prepare(`roster_players_${viewer}`),
  staff: jsonRows(
    db,
    selectStaff(db).where(and(staffFor[viewer], eq(rosterStaff.seasonId, sql.placeholder('seasonId')))),
  ).prepare(`roster_staff_${viewer}`),
  seasons: db
    .select({ id: season.id, title: season.title, isCurrent: season.isCurrent })
    .from(season)
    .where(
      and(
        matching(season, { tenantId: sql.placeholder('tenantId'), sportId: sql.placeholder('sportId') }),
        hasPlayers(viewer),
      ),
    )
    .orderBy(desc(season.startDate), desc(season.title))
    .prepare(`roster_seasons_${viewer}`),
});

const statements = perDatabase((db) => ({
  public: statementsFor(db, 'public'),
  staff: statementsFor(db, 'staff'),
}));

export type PlayerRow = Awaited<ReturnType<typeof selectPlayers>>[number];
export type StaffRow = Awaited<ReturnType<typeof selectStaff>>[number];

/** Players of a season visible to the viewer. */
export const findRosterPlayers = (db: Db, tenantId: number, seasonId: number, viewer: Viewer): Promise<PlayerRow[]> =>
  rowsOf(statements(db)[viewer].players.execute({ tenantId, seasonId }));

/** Coaches and support staff visible to the viewer; head coach first. */
export const findRosterStaff = (db: Db, tenantId: number, seasonId: number, viewer: Viewer): Promise<StaffRow[]> =>
  rowsOf(statements(db)[viewer].staff.execute({ tenantId, seasonId }));

/** Seasons with a roster visible to the viewer, newest first. */
export const findRosterSeasons = (db: Db, tenantId: number, sportId: number, viewer: Viewer) =>
  statements(db)[viewer].seasons.execute({ tenantId, sportId });
