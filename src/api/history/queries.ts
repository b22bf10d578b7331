import { and, desc, eq, sql } from 'drizzle-orm';

import { letterwinner } from '../../content/letterwinners/letterwinner.ts';
import type { Db } from '../../db/client.ts';
import { tableOf } from '../../db/content/tables.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { person, rosterPlayer } from '../../db/schema/person.ts';
import { season } from '../../db/schema/sport.ts';
import { story, storySport } from '../../db/schema/story.ts';
import { correlated, rowsInPlaceOf } from '../../db/subqueries.ts';
import { jsonRows, named, rowsOf } from '../json-rows.ts';
import { shownPlayer } from '../rosters/queries.ts';
import { hasStats } from '../season-stats/queries.ts';
import { findSports } from '../sports/queries.ts';

const lettered = tableOf(letterwinner);
const tenantId = sql.placeholder('tenantId');

/** Seasons with the last day before the next one, and the start of the season before which all others of the sport count as past: the current one, otherwise the newest. */
const dated = rowsInPlaceOf(
  season,
  sql`select *, lead(start_date) over (partition by sport_id order by start_date) - 1 as day_before_next, first_value(start_date) over (partition by sport_id order by is_current desc, start_date desc) as current_start from ${season} where ${season.tenantId} = ${tenantId}`,
);
const to = sql<string>`coalesce(${season}.day_before_next, ${season.endDate})`;
const isArchived = and(
  eq(season.isCurrent, false),
  sql`${season.startDate} < ${season}.current_start`,
  sql`(${sql.placeholder('sportId')}::int is null or ${season.sportId} = ${sql.placeholder('sportId')}::int)`,
);
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
        lettered: sql<
          number[] | null
        >`case when count(${rosterPlayer.lettered}) > 0 then coalesce(array_agg(left(${season.title}, 4)::int order by ${season.title}) filter (where ${rosterPlayer.lettered}), '{}') end`.as(
          'lettered',
        ),
        rosterPlayerId: sql<number>`(array_agg(${rosterPlayer.id} order by ${season.startDate} desc))[1]`.as(
          'rosterPlayerId',
        ),
      })
      .from(rosterPlayer)
      .innerJoin(person, matching(person, { tenantId: rosterPlayer.tenantId, id: rosterPlayer.personId }))
      .innerJoin(season, matching(season, { tenantId: rosterPlayer.tenantId, id: rosterPlayer.seasonId }))
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
  archives: jsonRows(
    db,
    db
      .select({
        ...named({ id: season.id, sportId: season.sportId, title: season.title, from: season.startDate }),
        to: to.as('to'),
        hasGames: correlated<boolean>(sql`exists (select from ${ofSeason('game')})`).as('hasGames'),
        hasRoster: correlated<boolean>(
          sql`${season.rosterAccess} = 'public' and exists (select from ${ofSeason('roster_player')} and not own.hide)`,
        ).as('hasRoster'),
        hasCoaches: correlated<boolean>(
          sql`${season.rosterAccess} = 'public' and exists (select from ${ofSeason('roster_staff')} and not own.hide)`,
        ).as('hasCoaches'),
      })
      .from(dated)
      .where(isArchived)
      .orderBy(desc(season.startDate)),
  ).prepare('archived_seasons'),
  withStats: db
    .select({ id: season.id })
    .from(season)
    .where(and(eq(season.tenantId, tenantId), hasStats))
    .prepare('archived_seasons_with_stats'),
  stories: db
    .select({ ...named({ id: season.id }), stories: sql<number>`count(*)::int` })
    .from(dated)
    .innerJoin(storySport, matching(storySport, { tenantId: season.tenantId, sportId: season.sportId }))
    .innerJoin(story, matching(story, { tenantId: storySport.tenantId, id: storySport.storyId }))
    .where(
      and(
        isArchived,
        eq(story.access, 'public'),
        sql`${story.publishedAt} <= now() and ${story.localDate} between ${season.startDate} and ${to}`,
      ),
    )
    .groupBy(season.id)
    .prepare('stories_of_archived_seasons'),
}));

/** The people on public rosters, a row for each sport of a person. */
export const findHistoricalPlayers = (db: Db, tenant: number) =>
  rowsOf(statements(db).players.execute({ tenantId: tenant }));

export const findLetterwinners = (db: Db, tenant: number) =>
  rowsOf(statements(db).letterwinners.execute({ tenantId: tenant }));

/** Past seasons of one sport or all, by sport and newest first, with the content each has. */
export async function findArchivedSeasons(db: Db, tenant: number, sportId: number | undefined) {
  const of = { tenantId: tenant, sportId: sportId ?? null };
  const { archives, withStats, stories } = statements(db);
  const [sports, rows, statRows, storyRows] = await Promise.all([
    findSports(db, tenant),
    rowsOf(archives.execute(of)),
    withStats.execute({ tenantId: tenant }),
    stories.execute(of),
  ]);
  const idsWithStats = new Set(statRows.map(({ id }) => id));
  const storiesOf = new Map(storyRows.map((row) => [row.id, row.stories]));
  const seasonsOf = Map.groupBy(rows, (row) => row.sportId);
  return sports.flatMap(({ sport }) =>
    (seasonsOf.get(sport.id) ?? []).map((row) => ({
      ...row,
      sport,
      hasStats: idsWithStats.has(row.id),
      stories: storiesOf.get(row.id) ?? 0,
    })),
  );
}
export type ArchivedSeasonRow = Awaited<ReturnType<typeof findArchivedSeasons>>[number];
