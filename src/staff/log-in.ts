import { type LoginOutcome, maxPasswordLength } from '../domain/staff.ts';
import type { Tenant } from '../domain/tenant.ts';
import { lockoutMail, newDeviceMail, queueAccountMail } from './account-mail.ts';
import { type AccountRow, findAccount, lockUnchanged } from './accounts.ts';
import { countAttempt, ofAccount, ofAddress, ofDevice, resetAttempts, uncountAttempt } from './attempts.ts';
import { accountsOfDevice, rememberDevice } from './devices.ts';
import { recordLogin } from './login-records.ts';
import { createSession } from './sessions.ts';
import type { Client, StaffOptions } from './staff-options.ts';
import { waitUntil } from './wait-until.ts';

/** A log-in attempt as submitted, and its origin. */
export type Credentials = Client & { email: string; password: string };

/**
 * Tokens of the session and of the browser; or the seconds to wait, or `wrong` when e-mail address and password do not match.
 */
export type LoginResult =
  | { token: string; device: string; accountId: number }
  | { waitSeconds: number }
  | { wrong: true };

/** Checks a password and starts a session. A refusal takes the same time whatever its reason. */
export const createLogIn = (options: StaffOptions) => {
  const { db, originOf, verify, slowestMs } = options;

  const refuse = async (tenant: Tenant, client: Client, row: AccountRow | undefined, isLast: boolean) => {
    const outcome: LoginOutcome = row ? (row.disabled ? 'disabled_account' : 'wrong_password') : 'unknown_account';
    await recordLogin(db, tenant.id, { accountId: row?.id, outcome, ...sourceOf(client) });
    if (!row || row.disabled || !isLast) return;
    // one message a day, however long someone keeps trying
    const day = Math.floor(Temporal.Now.instant().epochMilliseconds / 86_400_000);
    const message = lockoutMail({ tenant, origin: originOf(tenant) }, sourceOf(client));
    await queueAccountMail(db, tenant, row, { ...message, key: `lockout ${row.id} ${day}` });
  };

  const accept = (tenant: Tenant, client: Client, row: AccountRow, device: Device): Promise<LoginResult> =>
    db.transaction(async (transaction) => {
      if (!(await lockUnchanged(transaction, row))) return { wrong: true };
      const source = sourceOf(client);
      const token = await createSession(transaction, tenant.id, { accountId: row.id, ...source });
      await recordLogin(transaction, tenant.id, { accountId: row.id, outcome: 'accepted', ...source });
      if (!device.isKnown) {
        const message = newDeviceMail({ tenant, origin: originOf(tenant) }, source);
        await queueAccountMail(transaction, tenant, row, message);
      }
      return {
        token,
        device: await rememberDevice(transaction, tenant.id, row.id, device.token),
        accountId: row.id,
      };
    });

  const attempt = async (tenant: Tenant, { email, password, ...client }: Credentials): Promise<LoginResult> => {
    const row = await findAccount(db, tenant.id, email);
    const accounts = await accountsOfDevice(db, tenant.id, client.device);
    const device: Device = {
      token: accounts.length > 0 ? client.device : undefined,
      isKnown: row !== undefined && accounts.includes(row.id),
    };
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
    return accept(tenant, client, row, device);
  };

  return async (tenant: Tenant, credentials: Credentials): Promise<LoginResult> => {
    const started = performance.now();
    const result = await attempt(tenant, credentials);
    if (!('token' in result)) await waitUntil(started + slowestMs);
    return result;
  };
};

/** The browser of a log-in: its token, if the college issued it, and whether it is one of the account's. */
type Device = { token: string | undefined; isKnown: boolean };

const sourceOf = ({ address, userAgent }: Client) => ({ address, userAgent });
