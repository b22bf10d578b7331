import { announceLive } from '../../db/announce.ts';
import type { Db } from '../../db/client.ts';
import { liveGame } from '../../db/schema/live.ts';
import { isPlayedToday } from './check-snapshot.ts';
import { gameStatusOf } from './game-status.ts';
import { findSameSnapshot, type LiveRow, liveRowOf } from './live-row.ts';
import type { SnapshotOptions, SnapshotResult } from './snapshot.ts';

/** Minimum interval between updates of an unchanged game, in milliseconds. */
const touchInterval = 20_000;

/**
 * Records a repeated snapshot (same SHA-256) without parsing it. Undefined if the bytes differ from the last snapshot of a
 * game today, or if the request has options that require parsing.
 */
export async function recordRepeat(
  db: Db,
  sha256: string,
  { tenant, gameId, as, sport, doubleheader, now = Temporal.Now.instant() }: SnapshotOptions,
): Promise<SnapshotResult | undefined> {
  if (as !== undefined || sport !== undefined || doubleheader !== undefined) return undefined;
  const same = await findSameSnapshot(db, tenant.id, { sha256, gameId });
  if (!same || !isPlayedToday(same.game, now)) return undefined;
  const { game, version, lastSeenAt, warnings } = same;
  await touch(db, { tenantId: tenant.id, gameId: game.id, version, lastSeenAt });
  return { gameId: game.id, version, change: 'unchanged', state: gameStatusOf(game).state, warnings };
}

/** Updates when the source was last seen and announces it, at most every 20 s. */
export async function touch(
  db: Db,
  { lastSeenAt, ...key }: Pick<LiveRow, 'tenantId' | 'gameId' | 'version' | 'lastSeenAt'>,
): Promise<void> {
  const now = Temporal.Now.instant();
  if (now.epochMilliseconds - Date.parse(lastSeenAt) < touchInterval) return;
  await db.update(liveGame).set({ lastSeenAt: now.toString() }).where(liveRowOf(key.tenantId, key.gameId));
  await announceLive(db, { ...key, listed: false });
}
