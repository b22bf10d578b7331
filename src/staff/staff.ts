import type { StaffAccount } from '../domain/staff.ts';
import { createEnterCode } from './enter-code.ts';
import { createLogIn } from './log-in.ts';
import { createOwnAccount } from './own-account.ts';
import { createOwnFactor } from './own-factor.ts';
import { createVerifier } from './password.ts';
import { createPasswordReset } from './password-reset.ts';
import { endSession, findSession } from './sessions.ts';
import type { StaffOptions } from './staff-options.ts';

export type Staff = ReturnType<typeof createStaff>;

type Options = Omit<StaffOptions, 'verify' | 'slowestMs'> & Partial<Pick<StaffOptions, 'verify' | 'slowestMs'>>;

/** Log-ins, sessions and accounts of staff of all colleges. Tests replace `verify` and `slowestMs`. */
export function createStaff({ verify = createVerifier(), slowestMs = 400, ...rest }: Options) {
  const options: StaffOptions = { ...rest, verify, slowestMs };
  const { db } = options;
  return {
    /** The staff member of a session token; not cached. */
    findSession: (tenantId: number, token: string): Promise<StaffAccount | undefined> =>
      findSession(db, tenantId, token),
    logIn: createLogIn(options),
    enterCode: createEnterCode(options),
    logOut: (tenantId: number, token: string): Promise<void> => endSession(db, tenantId, token),
    passwordReset: createPasswordReset(options),
    ownAccount: createOwnAccount(options),
    ownFactor: createOwnFactor(options),
  };
}
