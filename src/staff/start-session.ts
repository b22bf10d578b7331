import type { Tenant } from '../domain/tenant.ts';
import { newDeviceMail, queueAccountMail } from './account-mail.ts';
import { type AccountRow, lockUnchanged } from './accounts.ts';
import { accountsOfDevice, rememberDevice } from './devices.ts';
import { recordLogin } from './login-records.ts';
import { createSession } from './sessions.ts';
import type { Client, StaffOptions } from './staff-options.ts';

/** Tokens of the session and of the browser. */
export type LoggedIn = { token: string; device: string; accountId: number };

/** The browser of a log-in: its token, if the college issued it, and whether it is one of the account's. */
export type Device = { token: string | undefined; isKnown: boolean };

export const sourceOf = ({ address, userAgent }: Client) => ({ address, userAgent });

export async function findDevice(
  { db }: StaffOptions,
  tenant: Tenant,
  accountId: number | undefined,
  token: string | undefined,
): Promise<Device> {
  const accounts = await accountsOfDevice(db, tenant.id, token);
  return {
    token: accounts.length > 0 ? token : undefined,
    isKnown: accountId !== undefined && accounts.includes(accountId),
  };
}

/**
 * Starts the session of an account whose owner has proved who they are, and tells the owner of a browser that is not known. Undefined if
 * the password has changed or the account was disabled since `row` was read.
 */
export const startSession = (
  { db, originOf }: StaffOptions,
  tenant: Tenant,
  { row, client, device }: { row: AccountRow; client: Client; device: Device },
): Promise<LoggedIn | undefined> =>
  db.transaction(async (transaction) => {
    if (!(await lockUnchanged(transaction, row))) return undefined;
    const source = sourceOf(client);
    const token = await createSession(transaction, tenant.id, { accountId: row.id, ...source });
    await recordLogin(transaction, tenant.id, { accountId: row.id, outcome: 'accepted', ...source });
    if (!device.isKnown) {
      const message = newDeviceMail({ tenant, origin: originOf(tenant) }, source);
      await queueAccountMail(transaction, tenant, row, message);
    }
    const remembered = await rememberDevice(transaction, tenant.id, row.id, device.token);
    return { token, device: remembered, accountId: row.id };
  });
