import { createHash } from 'node:crypto';

import { and, eq, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { loginAttempt } from '../db/schema/staff.ts';
import { networkOf } from '../web/network.ts';

/** Attempts allowed within the window. */
export const accountFailures = 10;
export const addressFailures = 30;
const deviceFailures = 10;
const confirmations = 10;
const codes = 5;
const resetsOfAccount = 3;
const resetsOfAddress = 10;
export const windowMinutes = 15;

/** Attempts that share a counter. */
export type Attempt = { key: string; allowed: number };

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const attempt = (key: string, allowed: number): Attempt => ({ key: hashOf(key), allowed });

export const ofAccount = (email: string): Attempt => attempt(`account ${email}`, accountFailures);
export const ofAddress = (address: string): Attempt => attempt(`address ${networkOf(address)}`, addressFailures);
/** Log-ins with a browser that the owner of the account has used before. */
export const ofDevice = (email: string, token: string): Attempt => attempt(`device ${email} ${token}`, deviceFailures);
/** The password that a logged-in member enters again. */
export const ofConfirmation = (accountId: number): Attempt => attempt(`confirmation ${accountId}`, confirmations);
/** Codes of the second factor, from browsers that are not known or from one that is. */
export const ofCode = (accountId: number, device: string | undefined): Attempt =>
  attempt(device === undefined ? `code ${accountId}` : `code ${accountId} ${device}`, codes);
/** Requests with an unknown token. */
export const ofUnknownToken = (address: string): Attempt =>
  attempt(`token from ${networkOf(address)}`, addressFailures);
/** Messages with a link to set a new password. */
export const ofReset = {
  account: (email: string): Attempt => attempt(`reset ${email}`, resetsOfAccount),
  address: (address: string): Attempt => attempt(`reset from ${networkOf(address)}`, resetsOfAddress),
};

/** How often an attempt was made in its window, this one included, and the seconds to wait after too many, or zero. */
export type Count = { attempts: number; waitSeconds: number };

/**
 * Counts an attempt before it is made, so that concurrent ones are all counted. The window starts with its first attempt;
 * later ones do not extend it.
 */
export async function countAttempt(db: Db, tenantId: number, { key, allowed }: Attempt): Promise<Count> {
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
  if (!row) throw new Error('The attempt was not counted');
  return { attempts: row.failures, waitSeconds: row.failures > allowed ? Math.max(1, row.seconds) : 0 };
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
