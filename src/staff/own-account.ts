import { recordChange } from '../db/record-change.ts';
import type { OwnAccount, StaffAccount } from '../domain/staff.ts';
import type { Tenant } from '../domain/tenant.ts';
import { passwordChangedMail, queueAccountMail } from './account-mail.ts';
import { lockUnchanged, storePassword } from './accounts.ts';
import { createConfirm, type ConfirmationRefusal as Refusal } from './confirm-password.ts';
import { describeBrowser } from './describe-browser.ts';
import { accountsOfDevice, rememberDevice } from './devices.ts';
import { listLogins } from './login-records.ts';
import { hashPassword } from './password.ts';
import { findPasswordProblem } from './password-problem.ts';
import { hasFactor } from './second-factor.ts';
import { createSession, endOwnSessions, listSessions } from './sessions.ts';
import type { Client, StaffOptions } from './staff-options.ts';

const shownLogins = 10;

/** What members do with their own account. Each change requires the current password. */
export const createOwnAccount = (options: StaffOptions) => {
  const { db, originOf, breachedPasswords } = options;
  const confirm = createConfirm(options);

  return {
    /** The sessions and the last log-ins of a member. */
    find: async (tenant: Tenant, { accountId, sessionId }: StaffAccount): Promise<OwnAccount> => {
      const sessions = await listSessions(db, tenant.id, accountId);
      const logins = await listLogins(db, tenant.id, { accountId, most: shownLogins });
      return {
        sessions: sessions.map(({ id, createdAt, lastSeenAt, address, userAgent }) => ({
          id,
          isThis: id === sessionId,
          browser: describeBrowser(userAgent),
          address,
          createdAt,
          lastSeenAt,
        })),
        hasFactor: await hasFactor(db, { tenantId: tenant.id, accountId }),
        logins: logins.map(({ at, outcome, address, userAgent }) => ({
          at,
          outcome,
          address,
          browser: describeBrowser(userAgent),
        })),
      };
    },

    /** Changes the password, ends all sessions and starts a new one, whose token is returned. */
    changePassword: async (
      tenant: Tenant,
      member: StaffAccount,
      { current, password, client }: { current: string; password: string; client: Client },
    ): Promise<{ token: string; device: string } | { problem: string } | Refusal> => {
      const confirmed = await confirm(tenant, member, current);
      if (!('row' in confirmed)) return confirmed;
      const { row } = confirmed;
      const problem =
        password === current
          ? 'This is your current password. Choose another one.'
          : await findPasswordProblem(password, { owner: member, college: tenant, breachedPasswords });
      if (problem !== undefined) return { problem };
      const passwordHash = await hashPassword(password);
      return db.transaction(async (transaction) => {
        if (!(await lockUnchanged(transaction, row))) return { wrong: true };
        const accounts = await accountsOfDevice(transaction, tenant.id, client.device);
        await storePassword(transaction, row, passwordHash, row.email);
        const { address, userAgent } = client;
        const token = await createSession(transaction, tenant.id, { accountId: row.id, address, userAgent });
        const message = passwordChangedMail({ tenant, origin: originOf(tenant) }, client);
        await queueAccountMail(transaction, tenant, row, message);
        const known = accounts.length > 0 ? client.device : undefined;
        return { token, device: await rememberDevice(transaction, tenant.id, row.id, known) };
      });
    },

    /** Ends sessions of a member, all or those with the given ids, and returns their ids. */
    endSessions: async (
      tenant: Tenant,
      member: StaffAccount,
      { current, ids }: { current: string; ids: readonly number[] | undefined },
    ): Promise<{ ended: number[] } | Refusal> => {
      const confirmed = await confirm(tenant, member, current);
      if (!('row' in confirmed)) return confirmed;
      return db.transaction(async (transaction) => {
        const ended = await endOwnSessions(transaction, tenant.id, member.accountId, ids);
        for (const contentId of ended)
          await recordChange(transaction, {
            tenantId: tenant.id,
            kind: 'session',
            contentId,
            actor: member.email,
            action: 'end',
          });
        return { ended };
      });
    },
  };
};
