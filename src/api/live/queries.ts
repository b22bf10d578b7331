import { and, asc, eq, type SQLWrapper, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { game } from '../../db/schema/game.ts';
import { liveGame } from '../../db/schema/live.ts';
import { person, rosterPlayer } from '../../db/schema/person.ts';
import { correlated } from '../../db/subqueries.ts';
import type { BoxPlay, BoxScore } from '../../domain/box-score.ts';
import { type GameRow, selectGames } from '../games/queries.ts';
import { jsonRows, named, rowsOf } from '../json-rows.ts';
import { shownPlayer } from '../rosters/queries.ts';

const columns = named({
  gameId: liveGame.gameId,
  version: liveGame.version,
  ourSide: liveGame.ourSide,
  clockRunning: liveGame.clockRunning,
  clockAt: liveGame.clockAt,
  lastSeenAt: liveGame.lastSeenAt,
  changedAt: liveGame.changedAt,
  closedAt: liveGame.closedAt,
});

const snapshotColumns = named({
  box: liveGame.box,
  rosterPlayers: liveGame.rosterPlayers,
  warnings: liveGame.warnings,
});

/** The game of each row, read in the same statement so that the score and the box score come from the same snapshot. */
const gameOfRow = (db: Db) =>
  sql<GameRow>`(select to_json("played") from (${selectGames(db, { where: eq(game.id, liveGame.gameId) })}) "played")`;

type ShownPlayer = { id: number; firstName: string; lastName: string };

/** The row's publicly visible players. */
const shownPlayers = (db: Db) => {
  const players = db
    .select(named({ id: rosterPlayer.id, firstName: person.firstName, lastName: person.lastName }))
    .from(rosterPlayer)
    .innerJoin(person, matching(person, { tenantId: rosterPlayer.tenantId, id: rosterPlayer.personId }))
    .where(
      and(shownPlayer, sql`${rosterPlayer.id} in (select value::int from jsonb_each_text(${liveGame.rosterPlayers}))`),
    );
  return sql<ShownPlayer[]>`(select coalesce(json_agg("shown"), '[]') from (${players}) "shown")`;
};

const ofTenant = eq(liveGame.tenantId, sql.placeholder('tenantId'));

const selectLiveGame = (db: Db) =>
  db
    .select({
      ...columns,
      ...snapshotColumns,
      game: gameOfRow(db).as('game'),
      players: shownPlayers(db).as('players'),
    })
    .from(liveGame)
    .where(and(ofTenant, eq(liveGame.gameId, sql.placeholder('gameId'))));

/** The box score's summary without its statistics. */
export type BoxSummary = Pick<
  BoxScore,
  'family' | 'period' | 'clock' | 'regulationPeriods' | 'periodMinutes' | 'overtimeMinutes' | 'complete' | 'situation'
>;
const boxSummary = correlated<BoxSummary>(
  sql`(select json_strip_nulls(to_json("b")) from jsonb_to_record(${liveGame.box}) as "b" ("family" text, "period" int, "clock" text, "regulationPeriods" int, "periodMinutes" float, "overtimeMinutes" float, "complete" boolean, "situation" jsonb))`,
);

/** When a game leaves the scoreboard: three hours after it was completed, or a day after its source was last seen. */
const leavesAt = sql`coalesce(${liveGame.closedAt} + interval '3 hours', ${liveGame.lastSeenAt} + interval '1 day')`;

const selectScoreboardRows = (db: Db) =>
  db
    .select({ ...columns, box: boxSummary.as('box'), game: gameOfRow(db).as('game') })
    .from(liveGame)
    .where(and(ofTenant, sql`${leavesAt} > now()`))
    .orderBy(asc(liveGame.gameId));

/** Number of plays per game in a list of games. */
const latestPlays = 5;

type LatestPlayRow = BoxPlay & { number: number };
const latestPlayRows = correlated<LatestPlayRow[]>(
  sql`(select coalesce(json_agg("play" || jsonb_build_object('number', "number") order by "number" desc), '[]') from (select "play", "number" from jsonb_array_elements(${liveGame.box} -> 'plays') with ordinality as "all" ("play", "number") where "play" ->> 'kind' <> 'heading' order by "number" desc limit ${sql.raw(String(latestPlays))}) "latest")`,
);

const isRequested = sql`${liveGame.gameId} = any(${sql.placeholder('gameIds')}::int[])`;

const selectRowsWithPlays = (db: Db) =>
  db
    .select({
      ...columns,
      box: boxSummary.as('box'),
      game: gameOfRow(db).as('game'),
      plays: latestPlayRows.as('plays'),
    })
    .from(liveGame)
    .where(and(ofTenant, isRequested, sql`${leavesAt} > now()`))
    .orderBy(asc(liveGame.gameId));

/** The version and the rows of a list of live games. */
const listed = <Row>(rows: SQLWrapper) => ({
  // a game that leaves the scoreboard is a change as well
  version: sql<number>`(coalesce(sum(${liveGame.version}), 0) + count(*) filter (where ${leavesAt} <= now()))::int`,
  nextLeavesAt: sql<
    number | null
  >`(extract(epoch from min(${leavesAt}) filter (where ${leavesAt} > now())) * 1000)::float8`,
  games: sql<Row[]>`(select coalesce(json_agg("row"), '[]') from (${rows}) "row")`,
});

const statements = perDatabase((db) => ({
  game: jsonRows(db, selectLiveGame(db)).prepare('live_game'),
  scoreboard: db
    .select(listed<ScoreboardRow>(selectScoreboardRows(db)))
    .from(liveGame)
    .where(ofTenant)
    .prepare('live_scoreboard'),
  several: db
    .select(listed<RowWithPlays>(selectRowsWithPlays(db)))
    .from(liveGame)
    .where(and(ofTenant, isRequested))
    .prepare('live_games'),
}));

export type RowWithPlays = Awaited<ReturnType<typeof selectRowsWithPlays>>[number];
export type LiveRow = Awaited<ReturnType<typeof selectLiveGame>>[number];
export type ScoreboardRow = Awaited<ReturnType<typeof selectScoreboardRows>>[number];

/** A game with live data and its last snapshot. */
export const findLiveGame = async (db: Db, tenantId: number, gameId: number): Promise<LiveRow | undefined> =>
  (await rowsOf(statements(db).game.execute({ tenantId, gameId })))[0];

/**
 * A consistent snapshot of a college's live games. `version` increases with every change and whenever a game leaves the
 * scoreboard; `nextLeavesAt` is when that happens next, in milliseconds since the epoch.
 */
export async function findLiveGames(db: Db, tenantId: number) {
  const [found] = await statements(db).scoreboard.execute({ tenantId });
  return found ?? { version: 0, nextLeavesAt: null, games: [] };
}

/** Like `findLiveGames` for those of `gameIds`, with their latest plays. */
export async function findLiveGamesById(db: Db, tenantId: number, gameIds: readonly number[]) {
  const [found] = await statements(db).several.execute({ tenantId, gameIds });
  return found ?? { version: 0, nextLeavesAt: null, games: [] };
}
