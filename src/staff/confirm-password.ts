import { and, eq } from 'drizzle-orm';

import { staffAccount } from '../db/schema/staff.ts';
import { maxPasswordLength, type StaffAccount } from '../domain/staff.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { AccountRow } from './accounts.ts';
import { countAttempt, ofConfirmation, resetAttempts } from './attempts.ts';
import type { StaffOptions } from './staff-options.ts';

export type ConfirmationRefusal = { waitSeconds: number } | { wrong: true };

/** Checks the password that a logged-in member enters again before a change of the own account. */
export const createConfirm =
  ({ db, verify }: StaffOptions) =>
  async (
    tenant: Tenant,
    { accountId }: StaffAccount,
    password: string,
  ): Promise<{ row: AccountRow } | ConfirmationRefusal> => {
    const attempt = ofConfirmation(accountId);
    const { waitSeconds } = await countAttempt(db, tenant.id, attempt);
    if (waitSeconds > 0) return { waitSeconds };
    const [row] = await db
      .select()
      .from(staffAccount)
      .where(and(eq(staffAccount.tenantId, tenant.id), eq(staffAccount.id, accountId)));
    if (!row || !(await verify(row.passwordHash, password.slice(0, maxPasswordLength + 1)))) return { wrong: true };
    await resetAttempts(db, tenant.id, attempt);
    return { row };
  };
