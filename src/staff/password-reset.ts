import { and, eq, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { passwordReset, staffAccount } from '../db/schema/staff.ts';
import type { Tenant } from '../domain/tenant.ts';
import { passwordChangedMail, queueAccountMail, resetMail } from './account-mail.ts';
import { type AccountRow, findAccount, storePassword } from './accounts.ts';
import { countAttempt, ofAccount, ofReset, resetAttempts } from './attempts.ts';
import { rememberDevice } from './devices.ts';
import { hashPassword } from './password.ts';
import { findPasswordProblem } from './password-problem.ts';
import type { Client, StaffOptions } from './staff-options.ts';
import { createToken, hashToken } from './token.ts';
import { waitUntil } from './wait-until.ts';

/** Minutes for which a link to set a new password is valid. */
export const resetMinutes = 30;

const isAlive = sql`${passwordReset.expiresAt} > now()`;

/** New passwords by mail, for owners who have lost theirs or whose account others have locked. */
export const createPasswordReset = ({ db, originOf, breachedPasswords, slowestMs }: StaffOptions) => {
  const sendLink = async (tenant: Tenant, email: string): Promise<void> => {
    const { waitSeconds } = await countAttempt(db, tenant.id, ofReset.account(email));
    const row = await findAccount(db, tenant.id, email);
    if (!row || row.disabled || waitSeconds > 0) return;
    await db.transaction(async (transaction) => {
      const token = createToken();
      const values = {
        tokenHash: hashToken(token),
        expiresAt: sql`now() + make_interval(mins => ${resetMinutes})`,
      };
      await transaction
        .insert(passwordReset)
        .values({ tenantId: tenant.id, accountId: row.id, ...values })
        .onConflictDoUpdate({ target: [passwordReset.tenantId, passwordReset.accountId], set: values });
      const message = resetMail({ tenant, origin: originOf(tenant) }, token, resetMinutes);
      await queueAccountMail(transaction, tenant, row, message);
    });
  };

  return {
    /**
     * Mails a link to set a new password, if the account exists. The response and its duration do not reveal whether it does.
     * Returns the seconds to wait after too many requests of a network.
     */
    request: async (tenant: Tenant, { email, address }: { email: string; address: string }): Promise<number> => {
      const started = performance.now();
      const { waitSeconds } = await countAttempt(db, tenant.id, ofReset.address(address));
      if (waitSeconds === 0) await sendLink(tenant, email);
      await waitUntil(started + slowestMs);
      return waitSeconds;
    },

    /** The account of a link; undefined if it was used or replaced, or has expired. */
    find: async (tenant: Tenant, token: string): Promise<AccountRow | undefined> =>
      (
        await db
          .select({ account: staffAccount })
          .from(passwordReset)
          .innerJoin(
            staffAccount,
            and(eq(staffAccount.tenantId, passwordReset.tenantId), eq(staffAccount.id, passwordReset.accountId)),
          )
          .where(and(isLink(tenant, token), isAlive, eq(staffAccount.disabled, false)))
      )[0]?.account,

    /** Sets the password with a link, which is valid once, and ends all sessions. The browser may log in from now on. */
    complete: async (
      tenant: Tenant,
      { row, token, password, client }: { row: AccountRow; token: string; password: string; client: Client },
    ): Promise<{ device: string } | { problem: string } | { expired: true }> => {
      const problem = await findPasswordProblem(password, { owner: row, college: tenant, breachedPasswords });
      if (problem !== undefined) return { problem };
      const passwordHash = await hashPassword(password);
      return db.transaction(async (transaction) => {
        if (!(await consume(transaction, tenant, token))) return { expired: true };
        await storePassword(transaction, row, passwordHash, row.email);
        await resetAttempts(transaction, tenant.id, ofAccount(row.email));
        const message = passwordChangedMail({ tenant, origin: originOf(tenant) }, client);
        await queueAccountMail(transaction, tenant, row, message);
        return { device: await rememberDevice(transaction, tenant.id, row.id, undefined) };
      });
    },
  };
};

const isLink = (tenant: Tenant, token: string) =>
  and(eq(passwordReset.tenantId, tenant.id), eq(passwordReset.tokenHash, hashToken(token)));

/** Deletes a link, so that it works once; false if another request has already used it. */
const consume = async (db: Db, tenant: Tenant, token: string): Promise<boolean> =>
  (
    await db
      .delete(passwordReset)
      .where(and(isLink(tenant, token), isAlive))
      .returning({ accountId: passwordReset.accountId })
  ).length > 0;
