import { and, asc, desc, eq, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import {
  boxDrive,
  boxOfficial,
  boxPenalty,
  boxPeriod,
  boxPlay,
  boxPlayer,
  boxScore,
  boxScoring,
  boxTeam,
  correction,
  importedFile,
} from '../../db/schema/box-score.ts';
import { gameDetail } from '../../db/schema/game.ts';
import { image } from '../../db/schema/image.ts';
import { person, rosterPlayer } from '../../db/schema/person.ts';
import { columnsExcept, jsonRows, named, rowsOf } from '../json-rows.ts';
import { shownPlayer } from '../rosters/queries.ts';

type OfGame = { tenantId: typeof boxPlay.tenantId; gameId: typeof boxPlay.gameId };
const ofGame = (table: { tenantId: object; gameId: object }) => {
  const { tenantId, gameId } = table as OfGame;
  return and(eq(tenantId, sql.placeholder('tenantId')), eq(gameId, sql.placeholder('gameId')));
};

const playerColumns = named({
  ...columnsExcept(boxPlayer, 'tenantId', 'gameId', 'seq', 'sharesFigures'),
  /** Null for opponents and for unmatched or hidden players. */
  rosterPlayerId: rosterPlayer.id,
  rosterFirstName: person.firstName,
  rosterLastName: person.lastName,
});

const playColumns = named(columnsExcept(boxPlay, 'tenantId', 'gameId', 'seq'));

const selectPlayers = (db: Db) =>
  db
    .select(playerColumns)
    .from(boxPlayer)
    .leftJoin(rosterPlayer, and(eq(rosterPlayer.id, boxPlayer.rosterPlayerId), shownPlayer))
    .leftJoin(person, matching(person, { tenantId: rosterPlayer.tenantId, id: rosterPlayer.personId }))
    .where(ofGame(boxPlayer))
    .orderBy(asc(boxPlayer.side), asc(boxPlayer.seq));

const selectPlays = (db: Db) => db.select(playColumns).from(boxPlay).where(ofGame(boxPlay)).orderBy(asc(boxPlay.seq));

const statements = perDatabase((db) => ({
  box: db
    .select({
      box: boxScore,
      detail: gameDetail,
      warnings: importedFile.warnings,
      importedAt: importedFile.importedAt,
      sourceId: sql<string>`coalesce((select source_id from game where game.tenant_id = ${boxScore.tenantId} and game.id = ${boxScore.gameId}), '')`,
    })
    .from(boxScore)
    .leftJoin(gameDetail, matching(gameDetail, { tenantId: boxScore.tenantId, gameId: boxScore.gameId }))
    .leftJoin(importedFile, matching(importedFile, { tenantId: boxScore.tenantId, id: boxScore.importedFileId }))
    .where(ofGame(boxScore))
    .prepare('box_score'),
  teams: db.select().from(boxTeam).where(ofGame(boxTeam)).prepare('box_teams'),
  periods: db.select().from(boxPeriod).where(ofGame(boxPeriod)).orderBy(asc(boxPeriod.number)).prepare('box_periods'),
  players: jsonRows(db, selectPlayers(db)).prepare('box_players'),
  plays: jsonRows(db, selectPlays(db)).prepare('box_plays'),
  scoring: db.select().from(boxScoring).where(ofGame(boxScoring)).orderBy(asc(boxScoring.seq)).prepare('box_scoring'),
  drives: db.select().from(boxDrive).where(ofGame(boxDrive)).orderBy(asc(boxDrive.seq)).prepare('box_drives'),
  penalties: db
    .select()
    .from(boxPenalty)
    .where(ofGame(boxPenalty))
    .orderBy(asc(boxPenalty.seq))
    .prepare('box_penalties'),
  officials: db
    .select()
    .from(boxOfficial)
    .where(ofGame(boxOfficial))
    .orderBy(asc(boxOfficial.seq))
    .prepare('box_officials'),
  portraits: db
    .select({ id: rosterPlayer.id, path: image.path })
    .from(rosterPlayer)
    .innerJoin(image, matching(image, { tenantId: rosterPlayer.tenantId, id: rosterPlayer.imageId }))
    .where(
      and(
        eq(rosterPlayer.tenantId, sql.placeholder('tenantId')),
        shownPlayer,
        sql`${rosterPlayer.id} = any(${sql.placeholder('ids')}::int[])`,
      ),
    )
    .prepare('box_portraits'),
  corrections: db
    .select()
    .from(correction)
    .where(ofGame(correction))
    .orderBy(desc(correction.correctedAt), desc(correction.id))
    .prepare('corrections'),
}));

/** Paths of players' pictures, for `rosterPlayerId`s of the college. */
export const findPortraits = async (db: Db, tenantId: number, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await statements(db).portraits.execute({ tenantId, ids: `{${ids.join(',')}}` });
  return new Map(rows.map(({ id, path }) => [id, path]));
};

export type BoxScoreRows = NonNullable<Awaited<ReturnType<typeof findBoxScore>>>;

/** All rows of a game's box score; undefined if there is none. */
export async function findBoxScore(db: Db, tenantId: number, gameId: number) {
  const key = { tenantId, gameId };
  const prepared = statements(db);
  const [row] = await prepared.box.execute(key);
  if (!row) return undefined;
  const [teams, periods, players, plays, scoring, drives, penalties, officials, corrections] = await Promise.all([
    prepared.teams.execute(key),
    prepared.periods.execute(key),
    rowsOf(prepared.players.execute(key)),
    rowsOf(prepared.plays.execute(key)),
    prepared.scoring.execute(key),
    prepared.drives.execute(key),
    prepared.penalties.execute(key),
    prepared.officials.execute(key),
    prepared.corrections.execute(key),
  ]);
  return { ...row, teams, periods, players, plays, scoring, drives, penalties, officials, corrections };
}
