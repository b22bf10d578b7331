import { type } from 'arktype';
import { sql } from 'drizzle-orm';

import type { Db } from './client.ts';

/** The channel for changes of a college's data. */
export const changeChannel = 'fieldhouse';

/** Notifies every process that a college's data changed. Inside a transaction it is sent on commit. */
export async function announceChange(db: Db, tenantId: number): Promise<void> {
  await notify(db, changeChannel, String(tenantId));
}

/** The channel for changes of live games. */
export const liveChannel = 'fieldhouse_live';

/** A change of a live game; `listed` when lists with the game (results, upcoming games) may have changed as well. */
const liveChange = type({ tenantId: 'number', gameId: 'number', version: 'number', listed: 'boolean' });
export type LiveChange = typeof liveChange.infer;

const liveMessage = type('string.json.parse').to(liveChange);

/** Parses a message on `liveChannel`; undefined when messages may have been lost, so that anything may have changed. */
export function readLiveChange(payload: string): LiveChange | undefined {
  const change = liveMessage(payload);
  return change instanceof type.errors ? undefined : change;
}

/** Notifies every process that a live game has a new version or, with the same version, a new `lastSeenAt`. Inside a transaction it is sent on commit. */
export async function announceLive(db: Db, change: LiveChange): Promise<void> {
  await notify(db, liveChannel, JSON.stringify(change));
}

/** Sends a payload after its number: a process that receives 7 and 9 has missed 8. */
async function notify(db: Db, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, nextval('announcement') || ' ' || ${payload}::text)`);
}

const numbered = /^(\d+) /;

/** The number of a received payload; undefined for one that was sent without. */
export const numberOf = (payload: string): number | undefined => {
  const [, number] = numbered.exec(payload) ?? [];
  return number === undefined ? undefined : Number(number);
};

export const withoutNumber = (payload: string): string => payload.replace(numbered, '');
