import type { Db } from '../db/client.ts';
import type { Factor, StaffAccount } from '../domain/staff.ts';
import type { Tenant } from '../domain/tenant.ts';
import { factorMail, queueAccountMail } from './account-mail.ts';
import { countAttempt, ofCode, resetAttempts } from './attempts.ts';
import { createConfirm, type ConfirmationRefusal as Refusal } from './confirm-password.ts';
import { beginFactor, confirmFactor, findFactor, removeFactor, replaceCodes } from './second-factor.ts';
import { endOtherSessions } from './sessions.ts';
import type { Client, StaffOptions } from './staff-options.ts';

/** A change of the own second factor: the password entered again, and the browser. */
type Change = { current: string; client: Client };

/** What members do with the second factor of their own account. */
export const createOwnFactor = (options: StaffOptions) => {
  const { db, originOf } = options;
  const confirm = createConfirm(options);
  const ownerOf = (tenant: Tenant, { accountId }: StaffAccount) => ({ tenantId: tenant.id, accountId });
  const tell = (
    to: Db,
    tenant: Tenant,
    member: StaffAccount,
    event: Parameters<typeof factorMail>[1],
    { address, userAgent }: Client,
  ) =>
    queueAccountMail(
      to,
      tenant,
      member,
      factorMail({ tenant, origin: originOf(tenant) }, event, { address, userAgent }),
    );

  return {
    find: (tenant: Tenant, member: StaffAccount): Promise<Factor> => findFactor(db, tenant, member),

    /** Begins to set up a second factor. Requires the current password. */
    begin: async (tenant: Tenant, member: StaffAccount, { current }: Change): Promise<{ begun: true } | Refusal> => {
      const confirmed = await confirm(tenant, member, current);
      if (!('row' in confirmed)) return confirmed;
      await beginFactor(db, ownerOf(tenant, member));
      return { begun: true };
    },

    /** Turns the second factor on with a first code, ends all other sessions and returns the recovery codes. */
    turnOn: async (
      tenant: Tenant,
      member: StaffAccount,
      { code, client }: { code: string; client: Client },
    ): Promise<{ codes: string[] } | Refusal> => {
      const attempt = ofCode(member.accountId, undefined);
      const { waitSeconds } = await countAttempt(db, tenant.id, attempt);
      if (waitSeconds > 0) return { waitSeconds };
      const codes = await db.transaction(async (transaction) => {
        const confirmed = await confirmFactor(transaction, ownerOf(tenant, member), code, member.email);
        if (!confirmed) return undefined;
        await endOtherSessions(transaction, tenant.id, member);
        await tell(transaction, tenant, member, 'on', client);
        return confirmed;
      });
      if (!codes) return { wrong: true };
      await resetAttempts(db, tenant.id, attempt);
      return { codes };
    },

    /** Replaces the recovery codes; undefined if there is no second factor. Requires the current password. */
    replaceCodes: async (
      tenant: Tenant,
      member: StaffAccount,
      { current, client }: Change,
    ): Promise<{ codes: string[] | undefined } | Refusal> => {
      const confirmed = await confirm(tenant, member, current);
      if (!('row' in confirmed)) return confirmed;
      return db.transaction(async (transaction) => {
        const codes = await replaceCodes(transaction, ownerOf(tenant, member), member.email);
        if (codes) await tell(transaction, tenant, member, 'codes', client);
        return { codes };
      });
    },

    /** Turns the second factor off, or gives up setting it up. Requires the current password. */
    turnOff: async (
      tenant: Tenant,
      member: StaffAccount,
      { current, client }: Change,
    ): Promise<{ off: true } | Refusal> => {
      const confirmed = await confirm(tenant, member, current);
      if (!('row' in confirmed)) return confirmed;
      return db.transaction(async (transaction) => {
        const wasOn = await removeFactor(transaction, ownerOf(tenant, member), member.email);
        if (wasOn) await tell(transaction, tenant, member, 'off', client);
        return { off: true };
      });
    },
  };
};
