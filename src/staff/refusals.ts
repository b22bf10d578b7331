import { desc, eq, lt, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { staffAccount, staffRefusal } from '../db/schema/staff.ts';
import { findRefusal, type Operation, type Refusal, type Rights } from '../domain/rights.ts';
import { usageError } from '../web/usage-error.ts';

/** Days after which records of refusals are deleted. */
const keptDays = 180;

type Refused = { rights: Rights; operation: Operation; refusal: Refusal };

/** Throws the refusal of an operation to which an account has no right. Without rights, the writer is the operator. */
export function requireRight(rights: Rights | undefined, operation: Operation): void {
  const refusal = rights && findRefusal(rights, operation);
  if (refusal) throw Object.assign(usageError(refusal.message), { refused: { rights, operation, refusal } });
}

/** The refusal with which an operation failed. */
export const refusedBy = (error: unknown): Refused | undefined =>
  error instanceof Error && 'refused' in error ? (error.refused as Refused) : undefined;

/**
 * Does the work of a door and records what it was refused: after the work, whose transaction is rolled back. `door` names the command or
 * the route.
 */
export async function recordRefusals<Result>(
  db: Db,
  tenantId: number,
  door: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const refused = refusedBy(error);
    if (refused) await recordRefusal(db, tenantId, door ?? 'unknown', refused);
    throw error;
  }
}

/** Records that an operation was refused. */
export const recordRefusal = async (
  db: Db,
  tenantId: number,
  door: string,
  { rights: { accountId }, operation: { level, kind, id }, refusal }: Refused,
): Promise<void> =>
  void (await db
    .insert(staffRefusal)
    .values({ tenantId, accountId, door, level, kind, contentId: id ?? null, reason: refusal.message }));

/** The last refusals of a college, the newest first. */
export const listRefusals = (db: Db, tenantId: number, most: number) =>
  db
    .select({
      at: staffRefusal.at,
      email: staffAccount.email,
      door: staffRefusal.door,
      level: staffRefusal.level,
      kind: staffRefusal.kind,
      id: staffRefusal.contentId,
      reason: staffRefusal.reason,
    })
    .from(staffRefusal)
    .innerJoin(staffAccount, matching(staffAccount, { tenantId: staffRefusal.tenantId, id: staffRefusal.accountId }))
    .where(eq(staffRefusal.tenantId, tenantId))
    .orderBy(desc(staffRefusal.id))
    .limit(most);

/** Deletes records of refusals past their retention period in all colleges, and returns how many. */
export async function purgeRefusals(db: Db): Promise<number> {
  const rows = await db
    .delete(staffRefusal)
    .where(lt(staffRefusal.at, sql`now() - make_interval(days => ${keptDays})`))
    .returning({ id: staffRefusal.id });
  return rows.length;
}
