import { and, eq, type SQL } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import { liveGame } from '../../db/schema/live.ts';

export type LiveRow = typeof liveGame.$inferSelect;

export const liveRowOf = (tenantId: number, gameId: number): SQL | undefined =>
  matching(liveGame, { tenantId, gameId });

/** The last snapshot of a game, without its bytes. */
export async function findLiveRow(
  db: Db,
  tenantId: number,
  gameId: number,
): Promise<
  | Pick<LiveRow, 'version' | 'ourSide' | 'box' | 'sha256' | 'clockRunning' | 'clockAt' | 'lastSeenAt' | 'closedAt'>
  | undefined
> {
  const [row] = await db
    .select({
      version: liveGame.version,
      ourSide: liveGame.ourSide,
      box: liveGame.box,
      sha256: liveGame.sha256,
      clockRunning: liveGame.clockRunning,
      clockAt: liveGame.clockAt,
      lastSeenAt: liveGame.lastSeenAt,
      closedAt: liveGame.closedAt,
    })
    .from(liveGame)
    .where(liveRowOf(tenantId, gameId));
  return row;
}

/** The game whose last snapshot had identical bytes. */
export async function findSameSnapshot(
  db: Db,
  tenantId: number,
  { sha256, gameId }: { sha256: string; gameId: number | undefined },
) {
  const [row] = await db
    .select({
      game: gameTable,
      version: liveGame.version,
      warnings: liveGame.warnings,
      lastSeenAt: liveGame.lastSeenAt,
      closedAt: liveGame.closedAt,
    })
    .from(liveGame)
    .innerJoin(gameTable, matching(gameTable, { tenantId: liveGame.tenantId, id: liveGame.gameId }))
    .where(
      and(matching(liveGame, { tenantId, sha256 }), gameId === undefined ? undefined : eq(liveGame.gameId, gameId)),
    );
  return row;
}

/** Upserts the snapshot of a game. */
export async function writeLiveRow(db: Db, row: typeof liveGame.$inferInsert): Promise<void> {
  const { tenantId: _, gameId: __, ...values } = row;
  await db
    .insert(liveGame)
    .values(row)
    .onConflictDoUpdate({ target: [liveGame.tenantId, liveGame.gameId], set: values });
}
