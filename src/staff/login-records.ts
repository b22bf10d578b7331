import { and, desc, eq, lt, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { staffAccount, staffLogin } from '../db/schema/staff.ts';

/** Days after which records of log-ins are deleted. */
const keptDays = 180;
const maxUserAgentLength = 300;

type LoginRecord = Pick<typeof staffLogin.$inferInsert, 'accountId' | 'outcome' | 'address' | 'userAgent'>;

/** Records a log-in with its outcome. */
export const recordLogin = async (db: Db, tenantId: number, { userAgent, ...record }: LoginRecord): Promise<void> =>
  void (await db.insert(staffLogin).values({ tenantId, ...record, userAgent: userAgent.slice(0, maxUserAgentLength) }));

/** The last log-ins at a college, or of one of its accounts, the newest first. */
export const listLogins = (db: Db, tenantId: number, { accountId, most }: { accountId?: number; most: number }) =>
  db
    .select({
      at: staffLogin.at,
      email: staffAccount.email,
      outcome: staffLogin.outcome,
      address: staffLogin.address,
      userAgent: staffLogin.userAgent,
    })
    .from(staffLogin)
    .leftJoin(
      staffAccount,
      and(eq(staffAccount.tenantId, staffLogin.tenantId), eq(staffAccount.id, staffLogin.accountId)),
    )
    .where(
      and(eq(staffLogin.tenantId, tenantId), accountId === undefined ? undefined : eq(staffLogin.accountId, accountId)),
    )
    .orderBy(desc(staffLogin.id))
    .limit(most);

/** Deletes records of log-ins past their retention period in all colleges, and returns how many. */
export async function purgeLogins(db: Db): Promise<number> {
  const rows = await db
    .delete(staffLogin)
    .where(lt(staffLogin.at, sql`now() - make_interval(days => ${keptDays})`))
    .returning({ id: staffLogin.id });
  return rows.length;
}
