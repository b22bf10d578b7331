import type { Db } from '../db/client.ts';
import { maxPasswordLength, type StaffAccount } from '../domain/staff.ts';
import { findAccount } from './accounts.ts';
import { countAttempt, ofAccount, ofAddress, resetAttempts, uncountAttempt } from './attempts.ts';
import { createVerifier, type VerifyPassword } from './password.ts';
import { createSession, endSession, findSession } from './sessions.ts';

/** A log-in attempt as submitted, and its origin. */
export type Credentials = { email: string; password: string; address: string; userAgent: string };

/** A session token, the seconds to wait, or `wrong` when e-mail address and password do not match. */
export type LoginResult = { token: string; accountId: number } | { waitSeconds: number } | { wrong: true };

export type Staff = {
  /** The staff member of a session token; not cached. */
  findSession: (tenantId: number, token: string) => Promise<StaffAccount | undefined>;
  logIn: (tenantId: number, credentials: Credentials) => Promise<LoginResult>;
  logOut: (tenantId: number, token: string) => Promise<void>;
};

/** Log-ins and sessions of staff of all colleges. Tests replace `verify`. */
export function createStaff(db: Db, verify: VerifyPassword = createVerifier()): Staff {
  return {
    findSession: (tenantId, token) => findSession(db, tenantId, token),
    logOut: (tenantId, token) => endSession(db, tenantId, token),
    logIn: async (tenantId, { email, password, address, userAgent }) => {
      const [account, network] = [ofAccount(email), ofAddress(address)];
      const waitSeconds = Math.max(
        await countAttempt(db, tenantId, network),
        await countAttempt(db, tenantId, account),
      );
      if (waitSeconds > 0) return { waitSeconds };
      const row = await findAccount(db, tenantId, email);
      // an unknown address, a disabled account and a wrong password take the same time and get the same response
      const isRight = await verify(row?.passwordHash, password.slice(0, maxPasswordLength + 1));
      if (!row || row.disabled || !isRight) return { wrong: true };
      await resetAttempts(db, tenantId, account);
      await uncountAttempt(db, tenantId, network);
      return { token: await createSession(db, tenantId, { accountId: row.id, address, userAgent }), accountId: row.id };
    },
  };
}
