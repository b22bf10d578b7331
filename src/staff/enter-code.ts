import type { Tenant } from '../domain/tenant.ts';
import { factorMail, queueAccountMail, wrongCodesMail } from './account-mail.ts';
import { countAttempt, ofCode, resetAttempts } from './attempts.ts';
import { recordLogin } from './login-records.ts';
import { endPendingLogins, findPendingLogin } from './pending-logins.ts';
import { acceptFactor } from './second-factor.ts';
import type { Client, StaffOptions } from './staff-options.ts';
import { findDevice, type LoggedIn, sourceOf, startSession } from './start-session.ts';
import { today } from './today.ts';

/** A code of the second factor as typed, and the token of the log-in that waits for it. */
export type LoginCode = Client & { pending: string; code: string };

/** A session; or the seconds to wait, `wrong` for a wrong code, or `expired` when no log-in waits for one. */
export type CodeResult = LoggedIn | { waitSeconds: number } | { wrong: true } | { expired: true };

/** Checks the code of a log-in whose password was right, and starts its session. */
export const createEnterCode =
  (options: StaffOptions) =>
  async (tenant: Tenant, { pending, code, ...client }: LoginCode): Promise<CodeResult> => {
    const { db, originOf } = options;
    const place = { tenant, origin: originOf(tenant) };
    const source = sourceOf(client);
    const row = await findPendingLogin(db, tenant.id, pending);
    if (!row) return { expired: true };
    const device = await findDevice(options, tenant, row.id, client.device);
    const own = ofCode(row.id, device.isKnown ? client.device : undefined);
    const { attempts, waitSeconds } = await countAttempt(db, tenant.id, own);
    if (waitSeconds > 0) return { waitSeconds };
    const accepted = await acceptFactor(db, { tenantId: tenant.id, accountId: row.id }, code);
    if (accepted === undefined) {
      await recordLogin(db, tenant.id, { accountId: row.id, outcome: 'wrong_code', ...source });
      if (attempts === own.allowed)
        await queueAccountMail(db, tenant, row, {
          ...wrongCodesMail(place, source),
          key: `codes ${row.id} ${today()}`,
        });
      return { wrong: true };
    }
    const session = await startSession(options, tenant, { row, client, device });
    if (!session) return { expired: true };
    await endPendingLogins(db, tenant.id, row.id);
    await resetAttempts(db, tenant.id, own);
    if (accepted === 'recovery') await queueAccountMail(db, tenant, row, factorMail(place, 'used', source));
    return session;
  };
