import { createHash } from 'node:crypto';

import { and, eq, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { loginAttempt } from '../db/schema/staff.ts';
import { networkOf } from '../domain/network.ts';

/** Failures allowed within the window, per account and per network address. */
export const accountFailures = 10;
export const addressFailures = 30;
export const windowMinutes = 15;

/** Attempts that share a counter. */
export type Attempt = { key: string; allowed: number };

export const ofAccount = (email: string): Attempt => ({ key: hashOf(`account ${email}`), allowed: accountFailures });

export const ofAddress = (address: string): Attempt => ({
  key: hashOf(`address ${networkOf(address)}`),
  allowed: addressFailures,
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Counts an attempt before it is made, so that concurrent ones are all counted. Returns the seconds to wait after too many,
 * or zero. The window starts with its first attempt; later ones do not extend it.
 */
export async function countAttempt(db: Db, tenantId: number, { key, allowed }: Attempt): Promise<number> {
  const isOver = sql`${loginAttempt.expiresAt} <= now()`;
  const end = sql`now() + make_interval(mins => ${windowMinutes})`;
  const [row] = await db
    .insert(loginAttempt)
    .values({ tenantId, key, failures: 1, expiresAt: end })
    .onConflictDoUpdate({
      target: [loginAttempt.tenantId, loginAttempt.key],
      set: {
        failures: sql`case when ${isOver} then 1 else ${loginAttempt.failures} + 1 end`,
        expiresAt: sql`case when ${isOver} then ${end} else ${loginAttempt.expiresAt} end`,
      },
    })
    .returning({
      failures: loginAttempt.failures,
      seconds: sql<number>`ceil(extract(epoch from ${loginAttempt.expiresAt} - now()))::int`,
    });
  return row && row.failures > allowed ? Math.max(1, row.seconds) : 0;
}

/** Uncounts an attempt with the right password. */
export const uncountAttempt = async (db: Db, tenantId: number, { key }: Attempt): Promise<void> =>
  void (await db
    .update(loginAttempt)
    .set({ failures: sql`greatest(${loginAttempt.failures} - 1, 0)` })
    .where(and(eq(loginAttempt.tenantId, tenantId), eq(loginAttempt.key, key))));

/** Resets a counter, and deletes the college's expired ones. */
export const resetAttempts = async (db: Db, tenantId: number, { key }: Attempt): Promise<void> =>
  void (await db
    .delete(loginAttempt)
    .where(
      and(
        eq(loginAttempt.tenantId, tenantId),
        sql`(${loginAttempt.key} = ${key} or ${loginAttempt.expiresAt} < now())`,
      ),
    ));
