import { type LoginOutcome, maxPasswordLength } from '../domain/staff.ts';
import type { Tenant } from '../domain/tenant.ts';
import { lockoutMail, queueAccountMail } from './account-mail.ts';
import { type AccountRow, findAccount } from './accounts.ts';
import { countAttempt, ofAccount, ofAddress, ofDevice, resetAttempts, uncountAttempt } from './attempts.ts';
import { recordLogin } from './login-records.ts';
import { addPendingLogin } from './pending-logins.ts';
import { hasFactor } from './second-factor.ts';
import type { Client, StaffOptions } from './staff-options.ts';
import { findDevice, type LoggedIn, sourceOf, startSession } from './start-session.ts';
import { today } from './today.ts';
import { waitUntil } from './wait-until.ts';

/** A log-in attempt as submitted, and its origin. */
export type Credentials = Client & { email: string; password: string };

/**
 * A session; or the token of a log-in that waits for its code, the seconds to wait, or `wrong` when e-mail address and password do not
 * match.
 */
export type LoginResult = LoggedIn | { pending: string } | { waitSeconds: number } | { wrong: true };

/** Checks a password and starts a session. A refusal takes the same time whatever its reason. */
export const createLogIn = (options: StaffOptions) => {
  const { db, originOf, verify, slowestMs } = options;

  const refuse = async (tenant: Tenant, client: Client, row: AccountRow | undefined, isLast: boolean) => {
    const outcome: LoginOutcome = row ? (row.disabled ? 'disabled_account' : 'wrong_password') : 'unknown_account';
    await recordLogin(db, tenant.id, { accountId: row?.id, outcome, ...sourceOf(client) });
    if (!row || row.disabled || !isLast) return;
    const message = lockoutMail({ tenant, origin: originOf(tenant) }, sourceOf(client));
    await queueAccountMail(db, tenant, row, { ...message, key: `lockout ${row.id} ${today()}` });
  };

  const attempt = async (tenant: Tenant, { email, password, ...client }: Credentials): Promise<LoginResult> => {
    const row = await findAccount(db, tenant.id, email);
    const device = await findDevice(options, tenant, row?.id, client.device);
    const own = device.isKnown ? ofDevice(email, client.device ?? '') : ofAccount(email);
    const network = device.isKnown ? undefined : ofAddress(client.address);
    const counts = [await countAttempt(db, tenant.id, own)];
    if (network) counts.push(await countAttempt(db, tenant.id, network));
    const waitSeconds = Math.max(...counts.map((count) => count.waitSeconds));
    const limits = [own, network];
    if (waitSeconds > 0) {
      // only the first, because anybody can send any number
      if (counts.some(({ attempts }, index) => attempts === (limits[index]?.allowed ?? 0) + 1))
        await recordLogin(db, tenant.id, { accountId: row?.id, outcome: 'too_many_attempts', ...sourceOf(client) });
      return { waitSeconds };
    }
    // an unknown address, a disabled account and a wrong password take the same work
    const isRight = await verify(row?.passwordHash, password.slice(0, maxPasswordLength + 1));
    if (!row || row.disabled || !isRight) {
      await refuse(tenant, client, row, counts[0]?.attempts === own.allowed);
      return { wrong: true };
    }
    await resetAttempts(db, tenant.id, own);
    if (network) await uncountAttempt(db, tenant.id, network);
    if (await hasFactor(db, { tenantId: tenant.id, accountId: row.id }))
      return { pending: await addPendingLogin(db, tenant.id, row.id) };
    return (await startSession(options, tenant, { row, client, device })) ?? { wrong: true };
  };

  return async (tenant: Tenant, credentials: Credentials): Promise<LoginResult> => {
    const started = performance.now();
    const result = await attempt(tenant, credentials);
    if (!('token' in result || 'pending' in result)) await waitUntil(started + slowestMs);
    return result;
  };
};
