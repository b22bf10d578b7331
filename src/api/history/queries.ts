import { and, asc, desc, eq, sql } from 'drizzle-orm';

import { letterwinner } from '../../content/letterwinners/letterwinner.ts';
import { tableOf } from '../../content/table.ts';
import type { Db } from '../../db/client.ts';
import { person, rosterPlayer } from '../../db/schema/person.ts';
import { season, sport } from '../../db/schema/sport.ts';
import { jsonRows, named, rowsOf } from '../json-rows.ts';
import { perDatabase } from '../per-database.ts';
import { shownPlayer } from '../rosters/queries.ts';
import { hasStats } from '../season-stats/queries.ts';

const lettered = tableOf(letterwinner);
const tenantId = sql.placeholder('tenantId');

/** The season that the others of the sport are past to: the current one, else the newest. */
const current = sql`(select now_season.start_date from season now_season where now_season.tenant_id = ${season.tenantId} and now_season.sport_id = ${season.sportId} order by now_season.is_current desc, now_season.start_date desc limit 1)`;
const next = sql`(select min(later.start_date) from season later where later.tenant_id = ${season.tenantId} and later.sport_id = ${season.sportId} and later.start_date > ${season.startDate})`;
const to = sql<string>`coalesce(${next} - 1, ${season.endDate})`;
const ofSeason = (table: string) =>
  sql`${sql.identifier(table)} own where own.tenant_id = ${season.tenantId} and own.season_id = ${season.id}`;

const statements = perDatabase((db) => ({
  players: jsonRows(
    db,
    db
      .select({
        personId: sql<number>`${rosterPlayer.personId}`.as('personId'),
        firstName: sql<string>`${person.firstName}`.as('firstName'),
        lastName: sql<string>`${person.lastName}`.as('lastName'),
        hometown: sql<
          string | null
        >`coalesce((array_agg(${rosterPlayer.hometown} order by ${season.startDate} desc) filter (where ${rosterPlayer.hometown} is not null))[1], ${person.hometown})`.as(
          'hometown',
        ),
        sportId: sql<number>`${season.sportId}`.as('sportId'),
        years: sql<number[]>`array_agg(left(${season.title}, 4)::int order by ${season.title})`.as('years'),
        rosterPlayerId: sql<number>`(array_agg(${rosterPlayer.id} order by ${season.startDate} desc))[1]`.as(
          'rosterPlayerId',
        ),
      })
      .from(rosterPlayer)
      .innerJoin(person, and(eq(person.tenantId, rosterPlayer.tenantId), eq(person.id, rosterPlayer.personId)))
      .innerJoin(season, and(eq(season.tenantId, rosterPlayer.tenantId), eq(season.id, rosterPlayer.seasonId)))
      .where(shownPlayer)
      .groupBy(rosterPlayer.personId, person.tenantId, person.id, season.sportId),
  ).prepare('historical_players'),
  letterwinners: jsonRows(
    db,
    db
      .select(
        named({
          name: lettered.name,
          sportId: lettered.sportId,
          years: lettered.years,
          hometown: lettered.hometown,
          personId: lettered.personId,
          note: lettered.note,
        }),
      )
      .from(lettered)
      .where(eq(lettered.tenantId, tenantId)),
  ).prepare('letterwinners'),
  archives: db
    .select({
      sport,
      title: season.title,
      from: season.startDate,
      to,
      hasGames: sql<boolean>`exists (select from ${ofSeason('game')})`,
      hasRoster: sql<boolean>`${season.rosterAccess} = 'public' and exists (select from ${ofSeason('roster_player')} and not own.hide)`,
      hasCoaches: sql<boolean>`${season.rosterAccess} = 'public' and exists (select from ${ofSeason('roster_staff')} and not own.hide)`,
      hasStats: sql<boolean>`coalesce(${hasStats}, false)`,
      stories: sql<number>`(select count(*)::int from story_sport own join story on story.tenant_id = own.tenant_id and story.id = own.story_id where own.tenant_id = ${season.tenantId} and own.sport_id = ${season.sportId} and story.access = 'public' and story.published_at <= now() and story.local_date between ${season.startDate} and ${to})`,
    })
    .from(season)
    .innerJoin(sport, and(eq(sport.tenantId, season.tenantId), eq(sport.id, season.sportId)))
    .where(
      and(
        eq(season.tenantId, tenantId),
        eq(season.isCurrent, false),
        sql`${season.startDate} < ${current}`,
        sql`(${sql.placeholder('sportId')}::int is null or ${season.sportId} = ${sql.placeholder('sportId')}::int)`,
      ),
    )
    .orderBy(asc(sport.title), asc(sport.id), desc(season.startDate))
    .prepare('archived_seasons'),
}));

/** The people on public rosters, a row for each sport of a person. */
export const findHistoricalPlayers = (db: Db, tenant: number) =>
  rowsOf(statements(db).players.execute({ tenantId: tenant }));

export const findLetterwinners = (db: Db, tenant: number) =>
  rowsOf(statements(db).letterwinners.execute({ tenantId: tenant }));

/** Past seasons of a sport or of all, by sport and newest first, with what each has. */
export const findArchivedSeasons = (db: Db, tenant: number, sportId: number | undefined) =>
  statements(db).archives.execute({ tenantId: tenant, sportId: sportId ?? null });
export type ArchivedSeasonRow = Awaited<ReturnType<typeof findArchivedSeasons>>[number];
