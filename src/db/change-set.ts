import { AsyncLocalStorage } from 'node:async_hooks';

import { sql } from 'drizzle-orm';

import type { Db } from './client.ts';
import { matching } from './matching.ts';
import { changeSet } from './schema/content-change.ts';

/** Where changes come from. Those of one origin, such as all transactions of a command, are one set of a college. */
type Origin = Pick<typeof changeSet.$inferInsert, 'actor' | 'door' | 'about'> & { requestId: string };

const origins = new AsyncLocalStorage<Origin>();

/** Does work whose changes have the same origin. */
export const withOrigin = <Result>(origin: Origin, work: () => Promise<Result>): Promise<Result> =>
  origins.run(origin, work);

type Opening = {
  tenantId: number;
  actor: string;
  /** The command, or method and route of a request. */
  door?: string | undefined;
  requestId?: string | undefined;
  /** The set that is taken back. */
  undoes?: number | undefined;
  now?: Temporal.Instant | undefined;
};

/**
 * The number of the change set to which changes of a college belong, which the transaction then records row by row. Opens one, unless
 * the transaction has one or its origin does.
 */
export async function openChangeSet(db: Db, opening: Opening): Promise<number> {
  const number = await changeSetOf(db, opening);
  const open = `${opening.tenantId}:${number}`;
  await db.execute(sql`select set_config('fieldhouse.change_set', ${open}, true)`);
  return number;
}

/** Records what a transaction does to rows of a college if its origin is known: not for samples and live games. */
export async function recordRows(db: Db, tenantId: number): Promise<void> {
  const origin = origins.getStore();
  if (origin) await openChangeSet(db, { tenantId, actor: origin.actor });
}

/** The number of the change set to which changes belong, without recording rows. Opens one where `openChangeSet` would. */
export async function changeSetOf(
  db: Db,
  { tenantId, actor, door: about, requestId, undoes, now }: Opening,
): Promise<number> {
  const { rows } = await db.execute<{ open: string | null }>(
    sql`select current_setting('fieldhouse.change_set', true) as open`,
  );
  const [college, open] = (rows[0]?.open ?? '').split(':');
  if (undoes === undefined && college === String(tenantId)) return Number(open);
  const origin = origins.getStore();
  if (origin && undoes === undefined) {
    const isSame = matching(changeSet, { tenantId, requestId: origin.requestId, actor });
    const [same] = await db.select({ id: changeSet.id }).from(changeSet).where(isSame).limit(1);
    if (same) return same.id;
  }
  const from: Pick<Origin, 'door' | 'about'> = {
    door: requestId === undefined ? 'command' : 'api',
    about: about ?? null,
  };
  const values = { ...from, requestId: requestId ?? null, ...origin, tenantId, actor, undoes: undoes ?? null };
  const [added] = await db
    .insert(changeSet)
    .values({ ...values, ...(now && { changedAt: now.toString() }) })
    .returning({ id: changeSet.id });
  if (!added) throw new Error('The new change set has no number');
  return added.id;
}
