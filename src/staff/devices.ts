import { and, eq, ne, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { staffDevice } from '../db/schema/staff.ts';
import { createToken, hashToken } from './token.ts';

/** Days after which a browser that was not used is forgotten; its cookie ends then as well. */
export const deviceDays = 365;

/**
 * The accounts whose owners have logged in with the browser of a token. Such a browser is not locked out when others try
 * passwords (docs/decisions/079-accounts.md).
 */
export async function accountsOfDevice(db: Db, tenantId: number, token: string | undefined): Promise<number[]> {
  if (token === undefined) return [];
  const rows = await db
    .select({ accountId: staffDevice.accountId })
    .from(staffDevice)
    .where(and(eq(staffDevice.tenantId, tenantId), eq(staffDevice.tokenHash, hashToken(token)), isRemembered));
  return rows.map(({ accountId }) => accountId);
}

const isRemembered = sql`${staffDevice.lastSeenAt} > now() - make_interval(days => ${deviceDays})`;

/**
 * Remembers a browser for an account and returns its token. `known` is its present token, if the college issued it: others
 * who log in with the same browser remain known.
 */
export async function rememberDevice(
  db: Db,
  tenantId: number,
  accountId: number,
  known: string | undefined,
): Promise<string> {
  const token = known ?? createToken();
  await db.delete(staffDevice).where(and(eq(staffDevice.tenantId, tenantId), sql`not (${isRemembered})`));
  await db
    .insert(staffDevice)
    .values({ tenantId, accountId, tokenHash: hashToken(token) })
    .onConflictDoUpdate({
      target: [staffDevice.tenantId, staffDevice.accountId, staffDevice.tokenHash],
      set: { lastSeenAt: sql`now()` },
    });
  return token;
}

/** Forgets the browsers of an account, except the one with the token. */
export const forgetDevices = async (db: Db, tenantId: number, accountId: number, except?: string): Promise<void> =>
  void (await db
    .delete(staffDevice)
    .where(
      and(
        eq(staffDevice.tenantId, tenantId),
        eq(staffDevice.accountId, accountId),
        except === undefined ? undefined : ne(staffDevice.tokenHash, hashToken(except)),
      ),
    ));
