import { and, asc, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { boxPeriod, boxPlayer, boxScore, boxScoring, boxTeam } from '../../db/schema/box-score.ts';
import { game, gameDetail } from '../../db/schema/game.ts';
import { opponent } from '../../db/schema/opponent.ts';
import { person, rosterPlayer } from '../../db/schema/person.ts';
import { season } from '../../db/schema/sport.ts';
import { completeStates } from '../../domain/game-state.ts';
import { fromTuples, jsonTuples } from '../json-rows.ts';
import { playersFor, shownPlayer } from '../rosters/queries.ts';
import type { Viewer } from '../viewer.ts';
import { gameColumns, goalColumns, isOurs, lineColumns, periodColumns, rosterColumns, teamColumns } from './columns.ts';

const tenantId = sql.placeholder('tenantId');
const seasonId = sql.placeholder('seasonId');
const personId = sql.placeholder('personId');
const sportId = sql.placeholder('sportId');

const ofSeason = sql`(select ${game.id} from ${game} where ${matching(game, { tenantId, seasonId })})`;
const withIds = sql`(select unnest(${sql.placeholder('gameIds')}::integer[]))`;
const isOfPersonOrShared = or(
  sql`${boxPlayer.rosterPlayerId} in (select own.id from roster_player own where own.tenant_id = ${tenantId} and own.person_id = ${personId})`,
  boxPlayer.sharesFigures,
);

/** Statistics of games in progress do not count. */
export const isOver = or(inArray(game.state, [...completeStates]), ne(game.forfeit, 'none'));

/** Whether a season has counting box scores or imported statistics. */
// a scalar subquery looks up each box score by its key; a join would read all box scores of the college
export const hasStats = or(
  sql`(select true from game where game.tenant_id = ${season.tenantId} and game.season_id = ${season.id} and game.type in ('R', 'P', 'X') and not game.no_contest and not game.hosted_not_ours and ${isOver} and (select true from box_score where box_score.tenant_id = game.tenant_id and box_score.game_id = game.id) limit 1)`,
  sql`exists (select from season_import where season_import.tenant_id = ${season.tenantId} and season_import.season_id = ${season.id})`,
);

type Choice = {
  /** Ids of games. */
  games: SQL;
  /** Condition on the lines of players. */
  lines?: SQL | undefined;
  /** Which players are linked to their roster rows. */
  shown?: SQL | undefined;
};

const gamesIn = (db: Db, { games }: Choice) =>
  db
    .select(gameColumns)
    .from(game)
    .leftJoin(opponent, matching(opponent, { tenantId: game.tenantId, id: game.opponentId }))
    .leftJoin(boxScore, matching(boxScore, { tenantId: game.tenantId, gameId: game.id }))
    .leftJoin(gameDetail, matching(gameDetail, { tenantId: game.tenantId, gameId: game.id }))
    .where(and(eq(game.tenantId, tenantId), sql`${game.id} in ${games}`))
    .orderBy(asc(game.localDate), asc(game.doubleheader), asc(game.id));

const teamsIn = (db: Db, { games }: Choice) =>
  db
    .select(teamColumns)
    .from(boxTeam)
    .where(and(eq(boxTeam.tenantId, tenantId), sql`${boxTeam.gameId} in ${games}`));

const periodsIn = (db: Db, { games }: Choice) =>
  db
    .select(periodColumns)
    .from(boxPeriod)
    .where(and(eq(boxPeriod.tenantId, tenantId), sql`${boxPeriod.gameId} in ${games}`))
    .orderBy(asc(boxPeriod.gameId), asc(boxPeriod.number));

const goalsIn = (db: Db, { games }: Choice) =>
  db
    .select(goalColumns)
    .from(boxScoring)
    .where(and(eq(boxScoring.tenantId, tenantId), sql`${boxScoring.gameId} in ${games}`, isNotNull(boxScoring.goal)))
    .orderBy(asc(boxScoring.gameId), asc(boxScoring.seq));

/** Lines of players. `offset 0` keeps the planner from joining all lines of the games before it knows our side. */
const linesIn = (db: Db, { games, lines }: Choice) =>
  db
    .select(lineColumns)
    .from(
      sql`(select ${boxScore.gameId}, ${boxScore.ourSide} from ${boxScore} where ${boxScore.tenantId} = ${tenantId} and ${boxScore.gameId} in ${games} offset 0) "box"`,
    )
    .innerJoin(
      boxPlayer,
      and(
        eq(boxPlayer.tenantId, tenantId),
        sql`${boxPlayer.gameId} = "box"."game_id"`,
        or(isOurs, boxPlayer.sharesFigures),
      ),
    )
    .where(lines)
    .orderBy(asc(boxPlayer.gameId), asc(boxPlayer.side), asc(boxPlayer.seq));

/** The visible roster rows of the players; their names are those of the roster. */
const rosterIn = (db: Db, { games, shown = shownPlayer }: Choice) =>
  db
    .select(rosterColumns)
    .from(rosterPlayer)
    .innerJoin(person, matching(person, { tenantId: rosterPlayer.tenantId, id: rosterPlayer.personId }))
    .where(
      and(
        shown,
        sql`${rosterPlayer.id} in (select line.roster_player_id from box_player line where line.tenant_id = ${tenantId} and line.game_id in ${games})`,
      ),
    );

type RowOf<Query extends (db: Db, choice: Choice) => PromiseLike<readonly unknown[]>> = Awaited<
  ReturnType<Query>
>[number];
type LineRow = RowOf<typeof linesIn>;
type RosterRow = RowOf<typeof rosterIn>;
export type StatRows = {
  games: RowOf<typeof gamesIn>[];
  teams: RowOf<typeof teamsIn>[];
  periods: RowOf<typeof periodsIn>[];
  goals: RowOf<typeof goalsIn>[];
  /** The roster id and the person are null for opponents and for unmatched or hidden players. */
  players: (LineRow & { personId: number | null })[];
};

/** Number of games whose lines are read at once; parsing the rows of a whole season would block the thread for too long. */
const gamesAtOnce = 20;

/** One statement for the games with their box scores and teams, and others for the lines of players. */
function statementsFor(db: Db, name: string, choice: Choice) {
  const ofGames = db
    .select({
      games: jsonTuples(gamesIn(db, choice), gameColumns),
      teams: jsonTuples(teamsIn(db, choice), teamColumns),
      periods: jsonTuples(periodsIn(db, choice), periodColumns),
      goals: jsonTuples(goalsIn(db, choice), goalColumns),
      roster: jsonTuples(rosterIn(db, choice), rosterColumns),
    })
    .from(sql`(select 1) "one"`)
    .prepare(name);
  const lines = db
    .select({ lines: jsonTuples(linesIn(db, { ...choice, games: withIds }), lineColumns) })
    .from(sql`(select 1) "one"`)
    .prepare(`${name}_lines`);
  return async (values: Record<string, number | string>): Promise<StatRows> => {
    const [found] = await ofGames.execute(values);
    if (!found) throw new Error(`The statement ${name} returned no row`);
    const roster = new Map(fromTuples<RosterRow>(found.roster, rosterColumns).map((row) => [row.id, row]));
    const games = fromTuples<StatRows['games'][number]>(found.games, gameColumns);
    const ids = games.flatMap(({ id, ourSide }) => (ourSide === null ? [] : [id])).sort((a, b) => a - b);
    const players: StatRows['players'] = [];
    for (let start = 0; start < ids.length; start += gamesAtOnce) {
      const gameIds = `{${ids.slice(start, start + gamesAtOnce).join(',')}}`;
      const [part] = await lines.execute({ ...values, gameIds });
      const rows = fromTuples<LineRow>(part?.lines ?? [], lineColumns);
      players.push(...rows.map((line) => addPerson(line, roster)));
    }
    return {
      games,
      teams: fromTuples<StatRows['teams'][number]>(found.teams, teamColumns),
      periods: fromTuples<StatRows['periods'][number]>(found.periods, periodColumns),
      goals: fromTuples<StatRows['goals'][number]>(found.goals, goalColumns),
      players,
    };
  };
}

/** Adds the person to a line. In place, because a season has thousands of lines. */
function addPerson(line: LineRow, roster: ReadonlyMap<number, RosterRow>): StatRows['players'][number] {
  const row = line.rosterPlayerId === null ? undefined : roster.get(line.rosterPlayerId);
  if (!row) return Object.assign(line, { rosterPlayerId: null, personId: null });
  const { personId, firstName, lastName } = row;
  return Object.assign(line, { personId, firstName, lastName });
}

const careerStatements = (db: Db, viewer: Viewer) =>
  statementsFor(db, `career_stats_${viewer}`, {
    games: withIds,
    lines: isOfPersonOrShared,
    shown: playersFor[viewer],
  });

/** Games of a sport with a line of the person. */
const gamesOfPerson = (db: Db) =>
  db
    .selectDistinct({ id: boxPlayer.gameId })
    .from(rosterPlayer)
    .innerJoin(season, matching(season, { tenantId: rosterPlayer.tenantId, id: rosterPlayer.seasonId }))
    .innerJoin(boxPlayer, matching(boxPlayer, { tenantId: rosterPlayer.tenantId, rosterPlayerId: rosterPlayer.id }))
    .where(and(eq(rosterPlayer.tenantId, tenantId), eq(rosterPlayer.personId, personId), eq(season.sportId, sportId)))
    .prepare('games_of_person');

const statements = perDatabase((db) => ({
  games: gamesOfPerson(db),
  season: statementsFor(db, 'season_stats', { games: ofSeason }),
  public: careerStatements(db, 'public'),
  staff: careerStatements(db, 'staff'),
  /** Seasons of a sport with counting box scores or imported lines, newest first. */
  seasons: db
    .select({ id: season.id, title: season.title, isCurrent: season.isCurrent })
    .from(season)
    .where(and(eq(season.tenantId, tenantId), eq(season.sportId, sportId), hasStats))
    .orderBy(desc(season.startDate), desc(season.title))
    .prepare('seasons_with_stats'),
}));

/** All games of a season with their box scores. */
export const findSeasonRows = (db: Db, tenantId: number, seasonId: number): Promise<StatRows> =>
  statements(db).season({ tenantId, seasonId });

/** A person's games in a sport; of other players, only the lines of pitchers and goalkeepers. */
export async function findCareerRows(
  db: Db,
  tenantId: number,
  { viewer, personId, sportId }: { personId: number; sportId: number; viewer: Viewer },
): Promise<StatRows> {
  // a separate statement: without table statistics, it would take a minute as a subquery in each part of the next one
  const games = await statements(db).games.execute({ tenantId, personId, sportId });
  return statements(db)[viewer]({ tenantId, personId, gameIds: `{${games.map(({ id }) => id).join(',')}}` });
}

export const findSeasonsWithStats = (db: Db, tenantId: number, sportId: number) =>
  statements(db).seasons.execute({ tenantId, sportId });
