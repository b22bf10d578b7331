import { type } from 'arktype';
import { sql } from 'drizzle-orm';

import type { Db } from './client.ts';

/** The channel on which every process hears that a college's data changed. */
export const changeChannel = 'fieldhouse';

/** Tells every process that what a college shows has changed. Inside a transaction it is sent when that commits. */
export async function announceChange(db: Db, tenantId: number): Promise<void> {
  await db.execute(sql`select pg_notify(${changeChannel}, ${String(tenantId)})`);
}

/** The channel on which every process hears that a game that is followed changed. */
export const liveChannel = 'fieldhouse_live';

/** What changed: `listed` when the lists that a game stands in (results, what is next) may be others now. */
const liveChange = type({ tenantId: 'number', gameId: 'number', version: 'number', listed: 'boolean' });
export type LiveChange = typeof liveChange.infer;

const liveMessage = type('string.json.parse').to(liveChange);

/** The change of a message on `liveChannel`; undefined where messages may have been lost, so that anything may have changed. */
export function readLiveChange(payload: string): LiveChange | undefined {
  const change = liveMessage(payload);
  return change instanceof type.errors ? undefined : change;
}

/** Tells every process that a live game has a new version, or (same version) that its source was heard. Inside a transaction it is sent when that commits. */
export async function announceLive(db: Db, change: LiveChange): Promise<void> {
  await db.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(change)})`);
}
