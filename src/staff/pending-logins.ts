import { and, eq, gt, lte, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { pendingLogin, staffAccount } from '../db/schema/staff.ts';
import { pendingMinutes } from '../domain/staff.ts';
import { createToken, hashToken } from './token.ts';

/** Adds a log-in that waits for its code, and returns its token; only the hash is stored. Deletes the college's expired ones. */
export async function addPendingLogin(db: Db, tenantId: number, accountId: number): Promise<string> {
  const token = createToken();
  await db
    .delete(pendingLogin)
    .where(and(eq(pendingLogin.tenantId, tenantId), lte(pendingLogin.expiresAt, sql`now()`)));
  await db.insert(pendingLogin).values({
    tenantId,
    tokenHash: hashToken(token),
    accountId,
    expiresAt: sql`now() + make_interval(mins => ${pendingMinutes})`,
  });
  return token;
}

/** The account whose log-in waits for a code; undefined if it has expired or the account is disabled. */
export async function findPendingLogin(
  db: Db,
  tenantId: number,
  token: string,
): Promise<typeof staffAccount.$inferSelect | undefined> {
  const [found] = await db
    .select({ account: staffAccount })
    .from(pendingLogin)
    .innerJoin(staffAccount, matching(staffAccount, { tenantId: pendingLogin.tenantId, id: pendingLogin.accountId }))
    .where(
      and(
        matching(pendingLogin, { tenantId, tokenHash: hashToken(token) }),
        gt(pendingLogin.expiresAt, sql`now()`),
        eq(staffAccount.disabled, false),
      ),
    );
  return found?.account;
}

/** Ends the waiting log-ins of an account. */
export const endPendingLogins = async (db: Db, tenantId: number, accountId: number): Promise<void> =>
  void (await db.delete(pendingLogin).where(matching(pendingLogin, { tenantId, accountId })));
