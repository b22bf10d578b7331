import { and, asc, eq, sql } from 'drizzle-orm';

import { coachTenure } from '../../content/coaches/coach-tenure.ts';
import type { Db } from '../../db/client.ts';
import { tableOf } from '../../db/content/tables.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { game } from '../../db/schema/game.ts';
import { person, rosterStaff } from '../../db/schema/person.ts';
import { season } from '../../db/schema/sport.ts';
import { assignCoaches, type Coach, type GameCoaches } from '../../domain/coaching/game-coaches.ts';
import { type CountedGame, isExhibition, outcomeOf } from '../../domain/game.ts';
import { gameState, isGameState } from '../../domain/game-state.ts';
import { countedColumns } from '../games/counted-columns.ts';
import { jsonRows, named, rowsOf } from '../json-rows.ts';
import { shownStaff } from '../rosters/queries.ts';
import { createCoachFinder } from './coach-finder.ts';

const tenure = tableOf(coachTenure);
const tenantId = sql.placeholder('tenantId');
const sportId = sql.placeholder('sportId');

const statements = perDatabase((db) => ({
  games: jsonRows(
    db,
    db
      .select(
        named({
          id: game.id,
          seasonId: game.seasonId,
          seasonTitle: season.title,
          ...countedColumns,
          note: game.note,
        }),
      )
      .from(game)
      .innerJoin(season, matching(season, { tenantId: game.tenantId, id: game.seasonId }))
      .where(matching(game, { tenantId, sportId }))
      .orderBy(asc(game.localDate), asc(game.doubleheader), asc(game.id)),
  ).prepare('coached_games'),
  tenures: db
    .select({
      role: tenure.role,
      coach: tenure.coach,
      personId: tenure.personId,
      firstName: person.firstName,
      lastName: person.lastName,
      startsOn: tenure.startsOn,
      endsOn: tenure.endsOn,
      games: tenure.games,
      note: tenure.note,
    })
    .from(tenure)
    .leftJoin(person, matching(person, { tenantId: tenure.tenantId, id: tenure.personId }))
    .where(matching(tenure, { tenantId, sportId }))
    .orderBy(asc(tenure.startsOn), asc(tenure.id))
    .prepare('coach_tenures'),
  coaches: db
    .select({
      id: rosterStaff.id,
      seasonId: rosterStaff.seasonId,
      seasonTitle: season.title,
      isHeadCoach: rosterStaff.isHeadCoach,
      personId: rosterStaff.personId,
      firstName: person.firstName,
      lastName: person.lastName,
    })
    .from(rosterStaff)
    .innerJoin(person, matching(person, { tenantId: rosterStaff.tenantId, id: rosterStaff.personId }))
    .innerJoin(season, matching(season, { tenantId: rosterStaff.tenantId, id: rosterStaff.seasonId }))
    .where(and(shownStaff, eq(rosterStaff.kind, 'coach'), eq(season.sportId, sportId)))
    .orderBy(asc(season.startDate), asc(rosterStaff.rank), asc(rosterStaff.id))
    .prepare('coaches_of_sport'),
}));

/** The data from which the coaches of a sport's games are derived; games in date order. */
export async function findCoaching(db: Db, tenantId: number, sportId: number) {
  const of = { tenantId, sportId };
  const { games, tenures, coaches } = statements(db);
  const [gameRows, tenureRows, coachRows] = await Promise.all([
    rowsOf(games.execute(of)),
    tenures.execute(of),
    coaches.execute(of),
  ]);
  const finder = createCoachFinder(coachRows);
  const counted = gameRows.map((row) => ({
    ...row,
    state: isGameState(row.state) ? row.state : gameState.Scheduled,
  }));
  const heads = Map.groupBy(
    coachRows.filter(({ isHeadCoach }) => isHeadCoach),
    ({ seasonId }) => seasonId,
  );
  const headsOf = (seasonId: number): readonly Coach[] => (heads.get(seasonId) ?? []).map(finder.ofPerson);
  const coachesOf = assignCoaches(
    tenureRows.map((row) => ({ ...row, coach: row.role === 'none' ? undefined : finder.find(row) })),
    counted.map((row) => ({ ...row, isCounted: isCounted(row) })),
    headsOf,
  );
  return { games: counted, tenures: tenureRows, coachRows, coachesOf, headsOf, finder };
}

const isCounted = (row: CountedGame): boolean => outcomeOf(row) !== undefined && !isExhibition(row.type);

/** The coaches of each game of a sport, by the game's id. */
export const findGameCoaches = async (db: Db, tenantId: number, sportId: number): Promise<Map<number, GameCoaches>> =>
  (await findCoaching(db, tenantId, sportId)).coachesOf;
