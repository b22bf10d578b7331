import { and, asc, eq, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { reserveIds } from '../db/ids.ts';
import { recordChange } from '../db/record-change.ts';
import { passwordReset, staffAccount } from '../db/schema/staff.ts';
import type { Grant } from '../domain/rights.ts';
import type { Tenant } from '../domain/tenant.ts';
import { factorRemovedMail, passwordSetMail, queueAccountMail } from './account-mail.ts';
import { endTokensOf } from './api-tokens.ts';
import { forgetDevices } from './devices.ts';
import {
  countAdministrators,
  findGrants,
  grantText,
  insertGrant,
  lockAdministrators,
  requireAdministrator,
} from './grants.ts';
import { hashPassword } from './password.ts';
import { endPendingLogins } from './pending-logins.ts';
import { removeFactor } from './second-factor.ts';
import { endOwnSessions } from './sessions.ts';

export type AccountRow = typeof staffAccount.$inferSelect;

const administrator: Grant = { role: 'administrator', sportId: null, gameId: null, day: null };

const ofEmail = (tenantId: number, email: string) =>
  and(eq(staffAccount.tenantId, tenantId), eq(staffAccount.email, email));
const ofId = (tenantId: number, id: number) => and(eq(staffAccount.tenantId, tenantId), eq(staffAccount.id, id));

/** The account, possibly disabled, of an e-mail address in lower case. */
export const findAccount = async (db: Db, tenantId: number, email: string): Promise<AccountRow | undefined> =>
  (await db.select().from(staffAccount).where(ofEmail(tenantId, email)))[0];

/**
 * Locks an account until the end of the transaction, so that its password does not change and it is not disabled meanwhile.
 * Undefined if either has happened since `row` was read.
 */
export async function lockUnchanged(db: Db, row: AccountRow): Promise<AccountRow | undefined> {
  const [now] = await db.select().from(staffAccount).where(ofId(row.tenantId, row.id)).for('update');
  return now && !now.disabled && now.passwordHash === row.passwordHash ? now : undefined;
}

/** The accounts of a college by e-mail address. */
export const listAccounts = (db: Db, tenantId: number) =>
  db.select().from(staffAccount).where(eq(staffAccount.tenantId, tenantId)).orderBy(asc(staffAccount.email));

type NewAccount = { email: string; name: string; password: string; grants?: readonly Grant[] };

/**
 * Adds an account with its roles; false when the e-mail address is taken. Without roles, it becomes an administrator if the college has
 * none.
 */
export async function createAccount(
  db: Db,
  tenantId: number,
  { email, name, password, grants = [] }: NewAccount,
  actor: string,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return db.transaction(async (transaction) => {
    const id = await reserveIds(transaction, tenantId, 'staffAccount');
    const values = { tenantId, id, email, name, passwordHash };
    const added = await transaction.insert(staffAccount).values(values).onConflictDoNothing().returning();
    if (added.length === 0) return false;
    const isFirst = grants.length === 0 && (await countAdministrators(transaction, tenantId)) === 0;
    const given = isFirst ? [administrator] : grants;
    for (const grant of given) await insertGrant(transaction, tenantId, { accountId: id }, grant);
    const changes: Record<string, [unknown, unknown]> = {
      email: [null, email],
      name: [null, name],
      ...(given.length > 0 && { role: [null, given.map(grantText).join('; ')] }),
    };
    await recordChange(transaction, { tenantId, kind: 'user', contentId: id, actor, action: 'add', changes });
    return true;
  });
}

/** Sets the password of an account as an administrator, ends its sessions and tells its owner. Returns the number of sessions. */
export async function changePassword(
  db: Db,
  tenant: Tenant,
  row: AccountRow,
  password: string,
  actor: string,
): Promise<number> {
  const passwordHash = await hashPassword(password);
  return db.transaction(async (transaction) => {
    const ended = await storePassword(transaction, row, passwordHash, actor);
    await queueAccountMail(transaction, tenant, row, passwordSetMail(tenant));
    return ended;
  });
}

/**
 * Stores a new password in the caller's transaction. Ends all sessions of the account, its link to set a password, and what it
 * knows of browsers. Returns the number of sessions.
 */
export async function storePassword(
  db: Db,
  { tenantId, id }: Pick<AccountRow, 'tenantId' | 'id'>,
  passwordHash: string,
  actor: string,
): Promise<number> {
  await db.update(staffAccount).set({ passwordHash, updatedAt: sql`now()` }).where(ofId(tenantId, id));
  // the hash is no entry of the trail
  const changes: Record<string, [unknown, unknown]> = { password: [null, 'changed'] };
  await recordChange(db, { tenantId, kind: 'user', contentId: id, actor, action: 'change', changes });
  return revoke(db, tenantId, id);
}

/**
 * Removes the second factor of an account as an administrator, ends its sessions and tells its owner. Returns the number of sessions;
 * undefined if the account has none.
 */
export const removeOwnersFactor = (
  db: Db,
  tenant: Tenant,
  row: AccountRow,
  actor: string,
): Promise<number | undefined> =>
  db.transaction(async (transaction) => {
    const owner = { tenantId: tenant.id, accountId: row.id };
    if (!(await removeFactor(transaction, owner, actor))) return undefined;
    await queueAccountMail(transaction, tenant, row, factorRemovedMail(tenant));
    return revoke(transaction, tenant.id, row.id);
  });

/**
 * Disables or enables an account and ends its sessions; its tokens end for good when it is disabled. Returns their number, or undefined without such an account. Throws a usage error
 * for the last administrator.
 */
export const setDisabled = (
  db: Db,
  tenantId: number,
  email: string,
  disabled: boolean,
  actor: string,
): Promise<number | undefined> =>
  db.transaction(async (transaction) => {
    const row = await findAccount(transaction, tenantId, email);
    if (!row) return undefined;
    await lockAdministrators(transaction, tenantId);
    const isAdministrator =
      !row.disabled && (await findGrants(transaction, tenantId, row.id)).some(({ role }) => role === 'administrator');
    await transaction.update(staffAccount).set({ disabled, updatedAt: sql`now()` }).where(ofId(tenantId, row.id));
    if (disabled) await endTokensOf(transaction, tenantId, row.id);
    if (isAdministrator && disabled) await requireAdministrator(transaction, tenantId);
    const changes: Record<string, [unknown, unknown]> = { disabled: [row.disabled, disabled] };
    await recordChange(transaction, { tenantId, kind: 'user', contentId: row.id, actor, action: 'change', changes });
    return revoke(transaction, tenantId, row.id);
  });

/** Ends everything that gives access to an account besides its password and its second factor. */
async function revoke(db: Db, tenantId: number, accountId: number): Promise<number> {
  await db
    .delete(passwordReset)
    .where(and(eq(passwordReset.tenantId, tenantId), eq(passwordReset.accountId, accountId)));
  await forgetDevices(db, tenantId, accountId);
  await endPendingLogins(db, tenantId, accountId);
  return (await endOwnSessions(db, tenantId, accountId)).length;
}
