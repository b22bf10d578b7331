import { type } from 'arktype';
import { sql } from 'drizzle-orm';

import type { Db } from './client.ts';
import { withdrawal } from './schema/withdrawal.ts';

/** The channel for changes of a college's data. */
export const changeChannel = 'fieldhouse';

/** What a change withdraws: nothing, content of pages and other responses, or also pictures and files. */
export type Withdrawn = 'nothing' | 'content' | 'files';

/** Notifies every process that a college's data changed, and hides nothing that was public. Inside a transaction it is sent on commit. */
export async function announceChange(db: Db, tenantId: number): Promise<void> {
  await notify(db, changeChannel, String(tenantId));
}

/**
 * The same for a change that hides, ends, removes or restricts something: no copy from before it may be used. Commands wait until
 * all copies are removed (docs/decisions/068-withdrawals.md).
 */
export async function announceWithdrawal(
  db: Db,
  tenantId: number,
  withdrawn: Exclude<Withdrawn, 'nothing'> = 'files',
): Promise<void> {
  await db.insert(withdrawal).values({ tenantId });
  await notify(db, changeChannel, `${tenantId} ${withdrawn}`);
}

/** Sent to the listeners of a process in place of announcements that it may have missed, when they withdrew nothing. */
export const missedChanges = 'missed';

/** A change of a college, or of any college. */
export type Change = { tenantId: number | undefined; withdrawn: Withdrawn };

const change = /^(\d+)(?: (content|files))?$/;

/** Parses a message on `changeChannel`. An empty one means that announcements may have been missed. */
export function readChange(payload: string): Change {
  const [, id, withdrawn] = change.exec(payload) ?? [];
  if (id === undefined) return { tenantId: undefined, withdrawn: payload === missedChanges ? 'nothing' : 'files' };
  return { tenantId: Number(id) || undefined, withdrawn: (withdrawn as Withdrawn | undefined) ?? 'nothing' };
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

/** The channel on which processes are asked to confirm that they have handled all earlier announcements. */
export const confirmationChannel = 'fieldhouse_confirm';

/** Asks every process to confirm; returns the number that they confirm. */
export async function requestConfirmation(db: Db): Promise<number> {
  const { rows } = await db.execute<{ number: string }>(sql`select nextval('announcement')::text as number`);
  const number = Number(rows[0]?.number);
  await db.execute(sql`select pg_notify(${confirmationChannel}, ${`${number} ${number}`})`);
  return number;
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
