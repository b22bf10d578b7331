import { sql } from 'drizzle-orm';

import { announceLive } from './announce.ts';
import type { Db } from './client.ts';
import { matching } from './matching.ts';
import { liveGame } from './schema/live.ts';

/** Increments the version of a live game after a change outside its file, and announces it; does nothing if the game has no live data. */
export async function raiseVersion(db: Db, tenantId: number, gameId: number): Promise<void> {
  const [row] = await db
    .update(liveGame)
    .set({ version: sql`${liveGame.version} + 1`, changedAt: Temporal.Now.instant().toString() })
    .where(matching(liveGame, { tenantId, gameId }))
    .returning({ version: liveGame.version });
  if (row) await announceLive(db, { tenantId, gameId, version: row.version, listed: true });
}
