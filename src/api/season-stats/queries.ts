import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { boxPlayer, boxScore, boxTeam } from '../../db/schema/box-score.ts';
import { game, gameDetail } from '../../db/schema/game.ts';
import { opponent } from '../../db/schema/opponent.ts';
import { person, rosterPlayer } from '../../db/schema/person.ts';
import { season } from '../../db/schema/sport.ts';
import { jsonRows, named, rowsOf } from '../json-rows.ts';
import { perDatabase } from '../per-database.ts';
import { playersFor, shownPlayer } from '../rosters/queries.ts';
import type { Viewer } from '../viewer.ts';

const gameColumns = named({
  id: game.id,
  seasonId: game.seasonId,
  title: game.title,
  opponentTitle: opponent.title,
  opponentSlug: opponent.slug,
  opponentPrefix: game.opponentPrefix,
  localDate: game.localDate,
  doubleheader: game.doubleheader,
  locationIndicator: game.locationIndicator,
  type: game.type,
  state: game.state,
  conference: game.conference,
  conferenceTournament: game.conferenceTournament,
  ourScore: game.ourScore,
  opponentScore: game.opponentScore,
  periodsPlayed: game.periodsPlayed,
  forfeit: game.forfeit,
  vacated: game.vacated,
  noContest: game.noContest,
  hostedNotOurs: game.hostedNotOurs,
  ourSide: boxScore.ourSide,
  attendance: gameDetail.attendance,
});

const playerColumns = named({
  gameId: boxPlayer.gameId,
  side: boxPlayer.side,
  firstName: boxPlayer.firstName,
  lastName: boxPlayer.lastName,
  checkName: boxPlayer.checkName,
  jersey: boxPlayer.jersey,
  started: boxPlayer.started,
  played: boxPlayer.played,
  isTeam: boxPlayer.isTeam,
  stats: boxPlayer.stats,
  /** Null for opponents and for unmatched or hidden players. */
  rosterPlayerId: rosterPlayer.id,
  personId: rosterPlayer.personId,
  rosterFirstName: person.firstName,
  rosterLastName: person.lastName,
});

const teamColumns = named({
  gameId: boxTeam.gameId,
  side: boxTeam.side,
  score: boxTeam.score,
  stats: boxTeam.stats,
});

const tenantId = sql.placeholder('tenantId');
const seasonId = sql.placeholder('seasonId');
const personId = sql.placeholder('personId');
const sportId = sql.placeholder('sportId');

const ofSeason = sql`(select ${game.id} from ${game} where ${and(eq(game.tenantId, tenantId), eq(game.seasonId, seasonId))})`;
/** Games of a sport with a line of the person. */
const ofPerson = sql`(select own_line.game_id from box_player own_line join roster_player own on own.tenant_id = own_line.tenant_id and own.id = own_line.roster_player_id join season own_season on own_season.tenant_id = own.tenant_id and own_season.id = own.season_id where own_line.tenant_id = ${tenantId} and own.person_id = ${personId} and own_season.sport_id = ${sportId})`;
/** Shutouts and complete games depend on who else pitched or kept goal. */
const isOfPersonOrShared = or(
  eq(rosterPlayer.personId, personId),
  sql`${boxPlayer.stats} ?| array['pitching', 'goalkeeping']`,
);

type Choice = {
  /** Ids of games. */
  games: SQL;
  /** Limits the lines of players. */
  lines?: SQL | undefined;
  /** Which players are linked to their roster rows. */
  shown?: SQL | undefined;
};

/** The games with their box scores, teams and players. */
const statementsFor = (db: Db, name: string, { games, lines, shown = shownPlayer }: Choice) => ({
  games: jsonRows(
    db,
    db
      .select(gameColumns)
      .from(game)
      .leftJoin(opponent, and(eq(opponent.tenantId, game.tenantId), eq(opponent.id, game.opponentId)))
      .leftJoin(boxScore, and(eq(boxScore.tenantId, game.tenantId), eq(boxScore.gameId, game.id)))
      .leftJoin(gameDetail, and(eq(gameDetail.tenantId, game.tenantId), eq(gameDetail.gameId, game.id)))
      .where(and(eq(game.tenantId, tenantId), sql`${game.id} in ${games}`))
      .orderBy(asc(game.localDate), asc(game.doubleheader), asc(game.id)),
  ).prepare(`${name}_games`),
  teams: jsonRows(
    db,
    db
      .select(teamColumns)
      .from(boxTeam)
      .where(and(eq(boxTeam.tenantId, tenantId), sql`${boxTeam.gameId} in ${games}`)),
  ).prepare(`${name}_teams`),
  players: jsonRows(
    db,
    db
      .select(playerColumns)
      .from(boxPlayer)
      .leftJoin(rosterPlayer, and(eq(rosterPlayer.id, boxPlayer.rosterPlayerId), shown))
      .leftJoin(person, and(eq(person.tenantId, rosterPlayer.tenantId), eq(person.id, rosterPlayer.personId)))
      .where(
        and(
          eq(boxPlayer.tenantId, tenantId),
          sql`${boxPlayer.gameId} in ${games}`,
          // opponents' lines are needed only for what their team shares
          or(
            sql`${boxPlayer.side} = (select box_score.side from box_score where box_score.tenant_id = ${boxPlayer.tenantId} and box_score.game_id = ${boxPlayer.gameId})`,
            sql`${boxPlayer.stats} ?| array['pitching', 'goalkeeping']`,
          ),
          lines,
        ),
      )
      .orderBy(asc(boxPlayer.gameId), asc(boxPlayer.side), asc(boxPlayer.seq)),
  ).prepare(`${name}_players`),
});

const careerStatements = (db: Db, viewer: Viewer) =>
  statementsFor(db, `career_stats_${viewer}`, {
    games: ofPerson,
    lines: isOfPersonOrShared,
    shown: playersFor[viewer],
  });

const statements = perDatabase((db) => ({
  season: statementsFor(db, 'season_stats', { games: ofSeason }),
  public: careerStatements(db, 'public'),
  staff: careerStatements(db, 'staff'),
  /** Seasons of a sport with box scores that count, newest first. */
  seasons: db
    .select({ id: season.id, title: season.title, isCurrent: season.isCurrent })
    .from(season)
    .where(
      and(
        eq(season.tenantId, tenantId),
        eq(season.sportId, sportId),
        sql`exists (select 1 from game join box_score on box_score.tenant_id = game.tenant_id and box_score.game_id = game.id where game.tenant_id = ${season.tenantId} and game.season_id = ${season.id} and game.type in ('R', 'P', 'X') and not game.no_contest and not game.hosted_not_ours)`,
      ),
    )
    .orderBy(desc(season.startDate), desc(season.title))
    .prepare('seasons_with_stats'),
}));

type Statements = ReturnType<typeof statementsFor>;
type RowsOf<Name extends keyof Statements> = Awaited<ReturnType<Statements[Name]['execute']>>[number]['rows'];
export type StatRows = { games: RowsOf<'games'>; teams: RowsOf<'teams'>; players: RowsOf<'players'> };

async function findRows({ games, teams, players }: Statements, values: Record<string, number>): Promise<StatRows> {
  const [gameRows, teamRows, playerRows] = await Promise.all([
    rowsOf(games.execute(values)),
    rowsOf(teams.execute(values)),
    rowsOf(players.execute(values)),
  ]);
  return { games: gameRows, teams: teamRows, players: playerRows };
}

/** All games of a season with their box scores. */
export const findSeasonRows = (db: Db, tenantId: number, seasonId: number): Promise<StatRows> =>
  findRows(statements(db).season, { tenantId, seasonId });

/** A person's games of a sport; of other players only who pitched or kept goal. */
export const findCareerRows = (
  db: Db,
  tenantId: number,
  { viewer, ...of }: { personId: number; sportId: number; viewer: Viewer },
): Promise<StatRows> => findRows(statements(db)[viewer], { tenantId, ...of });

export const findSeasonsWithStats = (db: Db, tenantId: number, sportId: number) =>
  statements(db).seasons.execute({ tenantId, sportId });
