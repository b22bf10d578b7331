import { and, asc, eq, ne, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { boxScore, boxTeam, game, liveGame, season } from '../../db/schema/all.ts';
import { countedColumns } from '../games/counted-columns.ts';
import type { GameRow } from '../games/queries.ts';
import { jsonRows, named, rowsOf } from '../json-rows.ts';
import { toCountedGame } from '../schedule/reshape.ts';

const isBefore = sql`(${game.localDate}, ${game.doubleheader}) < (${sql.placeholder('localDate')}::date, ${sql.placeholder('doubleheader')}::smallint)`;

/** The columns from which a series is computed. */
const meetingColumns = named({
  id: game.id,
  seasonTitle: season.title,
  ...countedColumns,
});

const statements = perDatabase((db) => ({
  meetings: jsonRows(
    db,
    db
      .select(meetingColumns)
      .from(game)
      .innerJoin(season, matching(season, { tenantId: game.tenantId, id: game.seasonId }))
      .where(
        and(
          eq(game.tenantId, sql.placeholder('tenantId')),
          eq(game.sportId, sql.placeholder('sportId')),
          eq(game.opponentId, sql.placeholder('opponentId')),
          isBefore,
        ),
      )
      .orderBy(asc(game.localDate), asc(game.doubleheader), asc(game.id)),
  ).prepare('games_against_opponent'),
  written: db
    .select({ overall: boxTeam.record, conference: boxTeam.conferenceRecord })
    .from(boxTeam)
    .innerJoin(
      boxScore,
      and(
        matching(boxScore, { tenantId: boxTeam.tenantId, gameId: boxTeam.gameId }),
        ne(boxScore.ourSide, boxTeam.side),
      ),
    )
    .where(matching(boxTeam, { tenantId: sql.placeholder('tenantId'), gameId: sql.placeholder('gameId') }))
    .prepare('opponent_record'),
  followed: db
    .select({ overall: inLiveBox('record'), conference: inLiveBox('conferenceRecord') })
    .from(liveGame)
    .where(matching(liveGame, { tenantId: sql.placeholder('tenantId'), gameId: sql.placeholder('gameId') }))
    .prepare('opponent_record_live'),
}));

function inLiveBox(key: 'record' | 'conferenceRecord') {
  const other = sql`case ${liveGame.ourSide} when 'home' then 'away' else 'home' end`;
  return sql<string>`coalesce(${liveGame.box} -> ${other} ->> ${sql.raw(`'${key}'`)}, '')`;
}

/** Earlier games against the same opponent in date order; empty without an opponent. */
export const findMeetingsBefore = async (db: Db, of: GameRow) => {
  const { tenantId, sportId, opponentId, localDate, doubleheader } = of;
  if (opponentId === null) return [];
  const rows = await rowsOf(
    statements(db).meetings.execute({ tenantId, sportId, opponentId, localDate, doubleheader }),
  );
  return rows.map(toCountedGame);
};
export type EarlierMeeting = Awaited<ReturnType<typeof findMeetingsBefore>>[number];

/** The opponent's record from the game's file, empty if not given; undefined without a file. */
export const findOpponentRecord = async (
  db: Db,
  tenantId: number,
  gameId: number,
): Promise<{ overall: string; conference: string } | undefined> => {
  const { written, followed } = statements(db);
  return (await written.execute({ tenantId, gameId }))[0] ?? (await followed.execute({ tenantId, gameId }))[0];
};
