import { announceLive } from '../../db/announce.ts';
import type { Db } from '../../db/client.ts';
import { liveGame } from '../../db/schema/live.ts';
import { isOfToday } from './check-snapshot.ts';
import { findSameSnapshot, type LiveRow, liveRowOf } from './live-row.ts';
import type { SnapshotOptions, TakenSnapshot } from './snapshot.ts';
import { standingOf } from './standing.ts';

/** How often a source that says the same is written down and told of, in milliseconds. */
const heardEvery = 20_000;

/**
 * Notes that the source of a game sent the same bytes again, without reading them. Undefined where they are not those of
 * the last snapshot of a game of today, or where the sender says more than the bytes do.
 */
export async function hearAgain(
  db: Db,
  sha256: string,
  { tenant, gameId, as, sport, doubleheader, now = Temporal.Now.instant() }: SnapshotOptions,
): Promise<TakenSnapshot | undefined> {
  if (as !== undefined || sport !== undefined || doubleheader !== undefined) return undefined;
  const same = await findSameSnapshot(db, tenant.id, { sha256, gameId });
  if (!same || !isOfToday(same.game, now)) return undefined;
  const { game, version, heardAt, warnings } = same;
  await noteHeard(db, { tenantId: tenant.id, gameId: game.id, version, heardAt });
  return { gameId: game.id, version, change: 'unchanged', state: standingOf(game).state, warnings };
}

/** Notes that a source was heard, and tells of it; at most every 20 s. */
export async function noteHeard(
  db: Db,
  { heardAt, ...key }: Pick<LiveRow, 'tenantId' | 'gameId' | 'version' | 'heardAt'>,
): Promise<void> {
  const now = Temporal.Now.instant();
  if (now.epochMilliseconds - Date.parse(heardAt) < heardEvery) return;
  await db.update(liveGame).set({ heardAt: now.toString() }).where(liveRowOf(key.tenantId, key.gameId));
  await announceLive(db, { ...key, listed: false });
}
