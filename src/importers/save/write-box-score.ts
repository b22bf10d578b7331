import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { boxScoreRows } from '../../db/box-score-rows.ts';
import type { Db } from '../../db/client.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { matching } from '../../db/matching.ts';
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
} from '../../db/schema/box-score.ts';
import { gameDetail } from '../../db/schema/game.ts';

export type BoxScoreRows = ReturnType<typeof boxScoreRows>;

/** Replaces a game's box score. */
export async function writeBoxScore(db: Db, rows: BoxScoreRows): Promise<void> {
  const { tenantId, gameId } = rows.boxScore;
  // dependent rows are deleted by cascade
  await db.delete(boxScore).where(matching(boxScore, { tenantId, gameId }));
  await db.insert(boxScore).values(rows.boxScore);
  await insertRows(db, boxPeriod, rows.periods);
  await insertRows(db, boxTeam, rows.teams);
  await insertRows(db, boxPlayer, rows.players);
  await insertRows(db, boxPlay, rows.plays);
  await insertRows(db, boxScoring, rows.scoring);
  await insertRows(db, boxDrive, rows.drives);
  await insertRows(db, boxPenalty, rows.penalties);
  await insertRows(db, boxOfficial, rows.officials);
  const { gameDetail: detail } = rows;
  await db
    .insert(gameDetail)
    .values(detail)
    .onConflictDoUpdate({
      target: [gameDetail.tenantId, gameDetail.gameId],
      set: { ...detail, updatedAt: new Date().toISOString() },
    });
}

/** Keeps facts of the schedule that the box score omits. Returns those that the box score contradicts. */
export async function keepFacts(db: Db, { gameDetail: detail }: BoxScoreRows): Promise<string[]> {
  const { attendance, stadium } = gameDetail;
  const [stored] = await db
    .select({ attendance, stadium })
    .from(gameDetail)
    .where(matching(gameDetail, { tenantId: detail.tenantId, gameId: detail.gameId }));
  if (!stored) return [];
  detail.stadium ??= stored.stadium;
  detail.attendance ??= stored.attendance;
  if (stored.attendance === null || detail.attendance === stored.attendance) return [];
  return [`the attendance ${detail.attendance} replaces ${stored.attendance}, which the schedule has`];
}

/** The stored rows of a game's box score; `undefined` if it has none. */
export async function readBoxScore(db: Db, tenantId: number, gameId: number): Promise<BoxScoreRows | undefined> {
  const [head] = await db.select().from(boxScore).where(matching(boxScore, { tenantId, gameId }));
  if (!head) return undefined;
  const [detail] = await db.select().from(gameDetail).where(matching(gameDetail, { tenantId, gameId }));
  const of = (table: Record<'tenantId' | 'gameId', PgColumn>) =>
    and(eq(table.tenantId, tenantId), eq(table.gameId, gameId));
  return {
    boxScore: head,
    gameDetail: detail ?? { tenantId, gameId },
    periods: await db.select().from(boxPeriod).where(of(boxPeriod)).orderBy(boxPeriod.number),
    teams: await db.select().from(boxTeam).where(of(boxTeam)),
    players: await db.select().from(boxPlayer).where(of(boxPlayer)).orderBy(boxPlayer.side, boxPlayer.seq),
    plays: await db.select().from(boxPlay).where(of(boxPlay)).orderBy(boxPlay.seq),
    scoring: await db.select().from(boxScoring).where(of(boxScoring)).orderBy(boxScoring.seq),
    drives: await db.select().from(boxDrive).where(of(boxDrive)).orderBy(boxDrive.seq),
    penalties: await db.select().from(boxPenalty).where(of(boxPenalty)).orderBy(boxPenalty.seq),
    officials: await db.select().from(boxOfficial).where(of(boxOfficial)).orderBy(boxOfficial.seq),
  };
}
