import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { boxScore, game, opponent, season, story } from '../../db/schema/all.ts';
import { isGameState } from '../../domain/game-state.ts';
import { isRead, recapId } from '../games/story-of-game.ts';
import { fromTuples, jsonTuples, named } from '../json-rows.ts';

const columns = named({
  id: game.id,
  seasonId: game.seasonId,
  seasonTitle: season.title,
  opponentId: opponent.id,
  opponentTitle: opponent.title,
  opponentSlug: opponent.slug,
  opponentLogo: opponent.logo,
  opponentLocation: opponent.location,
  localDate: game.localDate,
  doubleheader: game.doubleheader,
  locationIndicator: game.locationIndicator,
  location: game.location,
  type: game.type,
  state: game.state,
  conference: game.conference,
  conferenceTournament: game.conferenceTournament,
  tournament: game.tournament,
  ourScore: game.ourScore,
  opponentScore: game.opponentScore,
  periodsPlayed: game.periodsPlayed,
  preScore: game.preScore,
  postScore: game.postScore,
  forfeit: game.forfeit,
  vacated: game.vacated,
  noContest: game.noContest,
  hostedNotOurs: game.hostedNotOurs,
  note: game.note,
  boxFamily: boxScore.family,
  recapDate: story.localDate,
  recapSlug: story.slug,
});

/** Includes the number of regulation periods, which determines a row's overtime. */
const selected = { ...columns, periods: sql<number>`(${season.rules} ->> 'periods')::int`.as('periods') };

const ofSport = (db: Db) =>
  db
    .select(selected)
    .from(game)
    .innerJoin(season, matching(season, { tenantId: game.tenantId, id: game.seasonId }))
    .innerJoin(opponent, matching(opponent, { tenantId: game.tenantId, id: game.opponentId }))
    .leftJoin(boxScore, matching(boxScore, { tenantId: game.tenantId, gameId: game.id }))
    .leftJoin(story, and(eq(story.tenantId, game.tenantId), eq(story.id, recapId), isRead(story)))
    .where(
      and(
        matching(game, { tenantId: sql.placeholder('tenantId'), sportId: sql.placeholder('sportId') }),
        isNotNull(game.opponentId),
        eq(game.hostedNotOurs, false),
      ),
    )
    .orderBy(asc(game.localDate), asc(game.doubleheader), asc(game.id));
type Row = Awaited<ReturnType<typeof ofSport>>[number];

const statements = perDatabase((db) =>
  db
    .select({ games: jsonTuples(ofSport(db), selected) })
    .from(sql`(select 1) "one"`)
    .prepare('games_against_opponents'),
);

/** Every game of a sport against an opponent, in date order, across all seasons; includes upcoming games. */
export async function findGamesAgainstOpponents(db: Db, tenantId: number, sportId: number) {
  const [found] = await statements(db).execute({ tenantId, sportId });
  return fromTuples<Row>(found?.games ?? [], selected).flatMap(({ state, ...row }) =>
    isGameState(state) ? [{ ...row, state }] : [],
  );
}

export type OpponentGame = Awaited<ReturnType<typeof findGamesAgainstOpponents>>[number];
