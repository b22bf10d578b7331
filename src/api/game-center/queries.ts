import { and, eq, ne, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { boxScore, boxTeam, game, liveGame } from '../../db/schema/all.ts';
import { type GameRow, selectGames } from '../games/queries.ts';
import { jsonRows, rowsOf } from '../json-rows.ts';
import { perDatabase } from '../per-database.ts';

const isBefore = sql`(${game.localDate}, ${game.doubleheader}) < (${sql.placeholder('localDate')}::date, ${sql.placeholder('doubleheader')}::smallint)`;

const statements = perDatabase((db) => ({
  meetings: jsonRows(
    db,
    selectGames(db, {
      where: and(
        eq(game.sportId, sql.placeholder('sportId')),
        eq(game.opponentId, sql.placeholder('opponentId')),
        isBefore,
      ),
    }),
  ).prepare('games_against_opponent'),
  written: db
    .select({ overall: boxTeam.record, conference: boxTeam.conferenceRecord })
    .from(boxTeam)
    .innerJoin(
      boxScore,
      and(
        eq(boxScore.tenantId, boxTeam.tenantId),
        eq(boxScore.gameId, boxTeam.gameId),
        ne(boxScore.ourSide, boxTeam.side),
      ),
    )
    .where(and(eq(boxTeam.tenantId, sql.placeholder('tenantId')), eq(boxTeam.gameId, sql.placeholder('gameId'))))
    .prepare('opponent_record'),
  followed: db
    .select({ overall: inLiveBox('record'), conference: inLiveBox('conferenceRecord') })
    .from(liveGame)
    .where(and(eq(liveGame.tenantId, sql.placeholder('tenantId')), eq(liveGame.gameId, sql.placeholder('gameId'))))
    .prepare('opponent_record_live'),
}));

function inLiveBox(key: 'record' | 'conferenceRecord') {
  const other = sql`case ${liveGame.ourSide} when 'home' then 'away' else 'home' end`;
  return sql<string>`coalesce(${liveGame.box} -> ${other} ->> ${sql.raw(`'${key}'`)}, '')`;
}

/** Earlier games against the same opponent in date order; empty without an opponent. */
export const findMeetingsBefore = async (db: Db, of: GameRow): Promise<GameRow[]> => {
  const { tenantId, sportId, opponentId, localDate, doubleheader } = of;
  if (opponentId === null) return [];
  return rowsOf(statements(db).meetings.execute({ tenantId, sportId, opponentId, localDate, doubleheader }));
};

/** The opponent's record from the game's file, empty if not given; undefined without a file. */
export const findOpponentRecord = async (
  db: Db,
  tenantId: number,
  gameId: number,
): Promise<{ overall: string; conference: string } | undefined> => {
  const { written, followed } = statements(db);
  return (await written.execute({ tenantId, gameId }))[0] ?? (await followed.execute({ tenantId, gameId }))[0];
};
