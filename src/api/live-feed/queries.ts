import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { boxScore, game, liveGame } from '../../db/schema/all.ts';
import { gameState } from '../../domain/game-state.ts';

/** A live game whose source was last seen more than a day ago no longer counts as in progress. */
const underWay = sql<boolean>`(${game.state} = ${gameState.Live} and coalesce(${liveGame.lastSeenAt} > now() - interval '1 day', ${game.localDate} >= now()::date - 1))`;

/** Games with live data. */
const toldOf = (db: Db) =>
  db
    .select({
      gameId: game.id,
      isUnderWay: underWay,
      isFollowed: sql<boolean>`(${liveGame.gameId} is not null and ${liveGame.closedAt} is null)`,
    })
    .from(game)
    .leftJoin(liveGame, matching(liveGame, { tenantId: game.tenantId, gameId: game.id }))
    .leftJoin(boxScore, matching(boxScore, { tenantId: game.tenantId, gameId: game.id }));

const ofTenant = and(
  eq(game.tenantId, sql.placeholder('tenantId')),
  or(isNotNull(liveGame.gameId), isNotNull(boxScore.gameId)),
);
const newestFirst = [
  desc(game.localDate),
  sql`${game.startsAt} desc nulls last`,
  desc(game.doubleheader),
  desc(game.id),
];

const statements = perDatabase((db) => ({
  underWay: toldOf(db)
    .where(and(ofTenant, underWay))
    .orderBy(...newestFirst)
    .prepare('games_under_way'),
  ofSport: toldOf(db)
    .where(and(ofTenant, eq(game.sportId, sql.placeholder('sportId'))))
    .orderBy(desc(underWay), ...newestFirst)
    .limit(1)
    .prepare('current_or_last_game'),
}));

export type FeedGameRow = Awaited<ReturnType<typeof findGamesUnderWay>>[number];

/** Games in progress, latest first. */
export const findGamesUnderWay = (db: Db, tenantId: number) => statements(db).underWay.execute({ tenantId });

/** A sport's game in progress, else the last one with a box score or live data. */
export const findCurrentOrLastGame = async (
  db: Db,
  tenantId: number,
  sportId: number,
): Promise<FeedGameRow | undefined> => (await statements(db).ofSport.execute({ tenantId, sportId }))[0];
