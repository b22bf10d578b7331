import { and, asc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import {
  boxScore,
  conference,
  game,
  liveGame,
  opponent,
  season,
  sport,
  story,
  storyGame,
  tenant,
  venue,
} from '../../db/schema/all.ts';
import { rowsInPlaceOf } from '../../db/subqueries.ts';
import { columnsExcept, jsonRows, named, rowsOf } from '../json-rows.ts';
import { isRead, previewId, recapId } from './story-of-game.ts';

const preview = alias(story, 'preview');
const recap = alias(story, 'recap');

const gameColumns = named({
  ...columnsExcept(
    game,
    'siteInferred',
    'stateBy',
    'previewStoryId',
    'recapStoryId',
    'sourceId',
    'scheduleUid',
    'scheduleEntry',
  ),
  sportId: sport.id,
  sportTitle: sport.title,
  sportAbbrev: sport.abbrev,
  sportShortName: sport.shortName,
  globalSportId: sport.globalSportId,
  globalSportNameSlug: sport.globalSportNameSlug,
  globalSportShortName: sport.globalSportShortName,
  sportGender: sport.gender,
  sportFamily: sport.family,
  nonSport: sport.nonSport,
  seasonId: season.id,
  seasonTitle: season.title,
  seasonRules: season.rules,
  conferenceName: conference.name,
  conferenceAbbrev: conference.abbrev,
  opponentId: opponent.id,
  opponentTitle: opponent.title,
  opponentSlug: opponent.slug,
  opponentAbbrev: opponent.abbrev,
  opponentMascot: opponent.mascot,
  opponentLocation: opponent.location,
  opponentWebsite: opponent.website,
  opponentLogo: opponent.logo,
  opponentColor: opponent.color,
  venueId: venue.id,
  venueTitle: venue.title,
  venueStreet: venue.street,
  venueCity: venue.city,
  venueState: venue.state,
  venueCountry: venue.country,
  venueUrl: venue.url,
  previewId: preview.id,
  previewDate: preview.localDate,
  previewSlug: preview.slug,
  recapId: recap.id,
  recapTitle: recap.title,
  recapDate: recap.localDate,
  recapSlug: recap.slug,
  boxFamily: boxScore.family,
  boxPeriod: boxScore.period,
  boxClock: boxScore.clock,
  /** Null if the game never had live data. */
  liveVersion: liveGame.version,
});

/** A value of the live data; null once the game is final and its box score is saved. */
const whileOpen = <T>(value: SQL, as: string) =>
  sql<T | null>`case when ${liveGame.closedAt} is null then ${value} end`.as(as);

/** An uncorrelated subquery, evaluated once per statement. */
export const collegeTimezone = sql<string>`(select ${tenant.timezone} from ${tenant} where ${tenant.id} = ${sql.placeholder('tenantId')})`;

/** The start day in the college's zone, as `date` in the API; `localDate` is the day at the venue. */
export const collegeDay = sql`case when ${game.startsAt} is null or ${game.tbd} or ${game.allDay} then ${game.localDate} else (${game.startsAt} at time zone ${collegeTimezone})::date end`;

const columns = {
  ...gameColumns,
  collegeTimezone: collegeTimezone.as('collegeTimezone'),
  livePeriod: whileOpen<number>(sql`(${liveGame.box} ->> 'period')::int`, 'livePeriod'),
  liveClock: whileOpen<string>(sql`${liveGame.box} ->> 'clock'`, 'liveClock'),
};

const inOrder = [asc(collegeDay), sql`${game.startsAt} asc nulls last`, asc(game.doubleheader), asc(game.id)];

type Choice = {
  where: SQL | undefined;
  order?: readonly SQL[];
  page?: { limit: Placeholder; offset: Placeholder } | undefined;
};

/**
 * Games of a college with all joined data in one statement. Games are selected before the joins, because with this many joins the
 * planner keeps the order as written.
 */
export const selectGames = (db: Db, { where, order = inOrder, page }: Choice) =>
  db
    .select(columns)
    .from(chosenGames({ where, order, page }))
    .innerJoin(season, matching(season, { tenantId: game.tenantId, id: game.seasonId }))
    .innerJoin(sport, matching(sport, { tenantId: game.tenantId, id: game.sportId }))
    .leftJoin(conference, matching(conference, { tenantId: game.tenantId, id: season.conferenceId }))
    .leftJoin(opponent, matching(opponent, { tenantId: game.tenantId, id: game.opponentId }))
    .leftJoin(venue, matching(venue, { tenantId: game.tenantId, id: game.venueId }))
    .leftJoin(preview, and(eq(preview.tenantId, game.tenantId), eq(preview.id, previewId), isRead(preview)))
    .leftJoin(recap, and(eq(recap.tenantId, game.tenantId), eq(recap.id, recapId), isRead(recap)))
    .leftJoin(boxScore, matching(boxScore, { tenantId: game.tenantId, gameId: game.id }))
    .leftJoin(liveGame, matching(liveGame, { tenantId: game.tenantId, gameId: game.id }))
    .orderBy(...order);

function chosenGames({ where, order = inOrder, page }: Choice): typeof game {
  const all = sql`select * from ${game} where ${and(eq(game.tenantId, sql.placeholder('tenantId')), where)}`;
  const chosen = page
    ? sql`${all} order by ${sql.join([...order], sql`, `)} limit ${page.limit} offset ${page.offset}`
    : all;
  return rowsInPlaceOf(game, chosen);
}

const sportOrAll = sql`(${sql.placeholder('sportId')}::int is null or ${game.sportId} = ${sql.placeholder('sportId')}::int)`;
const [first, last] = [sql.placeholder('from'), sql.placeholder('to')];
// the indexed venue days differ by at most one day
const beginsInRange = sql`${game.localDate} between ${first}::date - 1 and ${last}::date + 1 and ${collegeDay} between ${first}::date and ${last}::date`;
const continuesIntoRange = sql`${sql.placeholder('ongoing')}::boolean and ${game.localEndDate} >= ${first}::date and ${game.localDate} < ${first}::date`;
const isInRange = sql`((${beginsInRange}) or (${continuesIntoRange}))`;
const inFeed = sql`(${sql.placeholder('since')}::date is null or coalesce(${game.localEndDate}, ${game.localDate}) >= ${sql.placeholder('since')}::date) and (${sql.placeholder('seasonId')}::int is null or ${game.seasonId} = ${sql.placeholder('seasonId')}::int) and (${sql.placeholder('location')}::text is null or ${game.locationIndicator} = ${sql.placeholder('location')}::text)`;
const ofStory = sql`${game.id} in (select ${storyGame.gameId} from ${storyGame} where ${storyGame.tenantId} = ${game.tenantId} and ${storyGame.storyId} = ${sql.placeholder('storyId')})`;

const statements = perDatabase((db) => {
  const games = (name: string, where: SQL | undefined) => jsonRows(db, selectGames(db, { where })).prepare(name);
  const ids = (name: string, where: SQL | undefined) =>
    db
      .select({ ids: sql<number[]>`coalesce(json_agg(${game.id} order by ${sql.join(inOrder, sql`, `)}), '[]'::json)` })
      .from(game)
      .where(and(eq(game.tenantId, sql.placeholder('tenantId')), where))
      .prepare(name);
  return {
    ofSeason: games('games_of_season', eq(game.seasonId, sql.placeholder('seasonId'))),
    byId: games('game_by_id', eq(game.id, sql.placeholder('gameId'))),
    byIds: games('games_by_ids', sql`${game.id} = any(${sql.placeholder('gameIds')}::int[])`),
    onDays: games('games_on_days', sql`${game.localDate} = any(${sql.placeholder('days')}::date[])`),
    inRange: ids('games_in_range', and(isInRange, sportOrAll)),
    inFeed: ids('games_in_feed', and(inFeed, sportOrAll)),
    ofStory: games('games_of_story', ofStory),
  };
});

export type GameRow = Awaited<ReturnType<typeof selectGames>>[number];

/** The games of a season in date order. */
export const findGamesOfSeason = (db: Db, tenantId: number, seasonId: number): Promise<GameRow[]> =>
  rowsOf(statements(db).ofSeason.execute({ tenantId, seasonId }));

export const findGameById = async (db: Db, tenantId: number, gameId: number): Promise<GameRow | undefined> =>
  (await rowsOf(statements(db).byId.execute({ tenantId, gameId })))[0];

/** Games that began on one of these days at the venue. */
export const findGamesOnDays = (db: Db, tenantId: number, days: readonly string[]): Promise<GameRow[]> =>
  rowsOf(statements(db).onDays.execute({ tenantId, days: `{${days.join(',')}}` }));

/** Games in an inclusive range of days in the college's zone, of one sport or all; `ongoing` ones may begin before it. */
export const findGamesInRange = (
  db: Db,
  tenantId: number,
  { sportId = null, ...range }: { from: string; to: string; sportId: number | null | undefined; ongoing: boolean },
): Promise<GameRow[]> => findInBatches(db, tenantId, statements(db).inRange.execute({ tenantId, ...range, sportId }));

/** Games since a day at the venue, optionally limited to a sport, a season or home, away or neutral games. */
export const findGamesInFeed = (
  db: Db,
  tenantId: number,
  choice: { since?: string; sportId?: number; seasonId?: number; location?: string },
): Promise<GameRow[]> => {
  const { since = null, sportId = null, seasonId = null, location = null } = choice;
  const found = statements(db).inFeed.execute({ tenantId, since, sportId, seasonId, location });
  return findInBatches(db, tenantId, found);
};

export const findGamesOfStory = (db: Db, tenantId: number, storyId: number): Promise<GameRow[]> =>
  rowsOf(statements(db).ofStory.execute({ tenantId, storyId }));

/** Number of games read at once; parsing a year of games would block the thread for too long. */
const gamesAtOnce = 150;

async function findInBatches(db: Db, tenantId: number, found: Promise<{ ids: number[] }[]>): Promise<GameRow[]> {
  const ids = (await found)[0]?.ids ?? [];
  const rows: GameRow[] = [];
  for (let start = 0; start < ids.length; start += gamesAtOnce)
    rows.push(...(await findGames(db, tenantId, ids.slice(start, start + gamesAtOnce))));
  return rows;
}

/** Games by id, in date order. */
export const findGames = (db: Db, tenantId: number, gameIds: readonly number[]): Promise<GameRow[]> =>
  rowsOf(statements(db).byIds.execute({ tenantId, gameIds: `{${gameIds.join(',')}}` }));
