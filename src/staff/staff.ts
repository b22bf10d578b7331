import type { Db } from '../db/client.ts';
import { maxPasswordLength, type StaffMember } from '../domain/staff.ts';
import { findAccount } from './accounts.ts';
import { countAttempt, forgetAttempts, forgiveAttempt, ofAccount, ofAddress } from './attempts.ts';
import { createVerifier, type VerifyPassword } from './password.ts';
import { createSession, endSession, findSession } from './sessions.ts';

/** A log-in as it was typed, and where from. */
export type Credentials = { email: string; password: string; address: string; userAgent: string };

/** A session's token; or the seconds to wait; or neither, when name and password do not belong together. */
export type LoginResult = { token: string; accountId: number } | { waitSeconds: number } | { wrong: true };

export type Staff = {
  /** Whose session of a college a token is, looked up anew each time. */
  findSession: (tenantId: number, token: string) => Promise<StaffMember | undefined>;
  logIn: (tenantId: number, credentials: Credentials) => Promise<LoginResult>;
  logOut: (tenantId: number, token: string) => Promise<void>;
};

/** Log-ins and sessions of every college's staff. `verify` is for tests. */
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
      // an unknown name, a locked account and a wrong password cost the same work and get the same answer
      const isRight = await verify(row?.passwordHash, password.slice(0, maxPasswordLength + 1));
      if (!row || row.disabled || !isRight) return { wrong: true };
      await forgetAttempts(db, tenantId, account);
      await forgiveAttempt(db, tenantId, network);
      return { token: await createSession(db, tenantId, { accountId: row.id, address, userAgent }), accountId: row.id };
    },
  };
}
