import { and, asc, eq, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { reserveIds } from '../db/ids.ts';
import { staffAccount } from '../db/schema/staff.ts';
import { hashPassword } from './password.ts';
import { endSessionsOf } from './sessions.ts';

const ofEmail = (tenantId: number, email: string) =>
  and(eq(staffAccount.tenantId, tenantId), eq(staffAccount.email, email));

/** The account, possibly disabled, of an e-mail address in lower case. */
export const findAccount = async (db: Db, tenantId: number, email: string) =>
  (await db.select().from(staffAccount).where(ofEmail(tenantId, email)))[0];

/** The accounts of a college by e-mail address. */
export const listAccounts = (db: Db, tenantId: number) =>
  db.select().from(staffAccount).where(eq(staffAccount.tenantId, tenantId)).orderBy(asc(staffAccount.email));

/** Adds an account; false when the e-mail address is taken. */
export async function createAccount(
  db: Db,
  tenantId: number,
  { email, name, password }: { email: string; name: string; password: string },
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return db.transaction(async (transaction) => {
    const id = await reserveIds(transaction, tenantId, 'staffAccount');
    const values = { tenantId, id, email, name, passwordHash };
    const added = await transaction.insert(staffAccount).values(values).onConflictDoNothing().returning();
    return added.length > 0;
  });
}

/** Changes the password and ends the account's sessions; returns their number, or undefined without such an account. */
export async function changePassword(
  db: Db,
  tenantId: number,
  email: string,
  password: string,
): Promise<number | undefined> {
  const passwordHash = await hashPassword(password);
  return changeAccount(db, tenantId, email, { passwordHash });
}

/** Disables or enables an account and ends its sessions. Returns the same as `changePassword`. */
export const setDisabled = (db: Db, tenantId: number, email: string, disabled: boolean): Promise<number | undefined> =>
  changeAccount(db, tenantId, email, { disabled });

const changeAccount = (
  db: Db,
  tenantId: number,
  email: string,
  change: { passwordHash: string } | { disabled: boolean },
): Promise<number | undefined> =>
  db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(staffAccount)
      .set({ ...change, updatedAt: sql`now()` })
      .where(ofEmail(tenantId, email))
      .returning({ id: staffAccount.id });
    return row && endSessionsOf(transaction, tenantId, row.id);
  });
