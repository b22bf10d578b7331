import { and, asc, count, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { reserveIds } from '../db/ids.ts';
import { matching } from '../db/matching.ts';
import { recordChange } from '../db/record-change.ts';
import { apiToken, staffAccount, staffGrant } from '../db/schema/staff.ts';
import type { Grant } from '../domain/rights.ts';
import { usageError } from '../web/usage-error.ts';

const grantColumns = {
  role: staffGrant.role,
  sportId: staffGrant.sportId,
  gameId: staffGrant.gameId,
  day: staffGrant.day,
};

/** Columns of a query of accounts or tokens: their roles. */
const grantsWhere = (isHeld: SQL) => sql<Grant[]>`coalesce((
  select json_agg(json_build_object('role', role, 'sportId', sport_id, 'gameId', game_id, 'day', day) order by id)
  from staff_grant own where ${isHeld}
), '[]')`;
export const grantsOfAccount = grantsWhere(
  sql`own.tenant_id = ${staffAccount.tenantId} and own.account_id = ${staffAccount.id}`,
);
export const grantsOfToken = grantsWhere(sql`own.tenant_id = ${apiToken.tenantId} and own.token_id = ${apiToken.id}`);

const ofAccount = (tenantId: number, accountId: number) => matching(staffGrant, { tenantId, accountId });

const isGrant = ({ role, sportId, gameId, day }: Grant) =>
  sql`(${staffGrant.role}, ${staffGrant.sportId}, ${staffGrant.gameId}, ${staffGrant.day}) is not distinct from (${role}::text, ${sportId}::int, ${gameId}::int, ${day}::date)`;

/** The roles of an account, in the order in which they were granted. */
export const findGrants = (db: Db, tenantId: number, accountId: number): Promise<Grant[]> =>
  db.select(grantColumns).from(staffGrant).where(ofAccount(tenantId, accountId)).orderBy(asc(staffGrant.id));

/** The roles of all accounts of a college. */
export const listGrants = (db: Db, tenantId: number) =>
  db
    .select({ id: staffGrant.id, accountId: staffGrant.accountId, ...grantColumns })
    .from(staffGrant)
    .where(and(eq(staffGrant.tenantId, tenantId), isNotNull(staffGrant.accountId)))
    .orderBy(asc(staffGrant.id));

/** Gives a role to an account; false if the account has it. */
export const addGrant = (db: Db, tenantId: number, accountId: number, grant: Grant, actor: string): Promise<boolean> =>
  db.transaction(async (transaction) => {
    if (!(await insertGrant(transaction, tenantId, { accountId }, grant))) return false;
    await recordGrant(transaction, tenantId, { accountId, actor, changes: [null, grantText(grant)] });
    return true;
  });

/** The same in a transaction that records it. */
export async function insertGrant(
  db: Db,
  tenantId: number,
  holder: { accountId: number } | { tokenId: number },
  grant: Grant,
): Promise<boolean> {
  const id = await reserveIds(db, tenantId, 'staffGrant');
  const added = await db
    .insert(staffGrant)
    .values({ tenantId, id, ...holder, ...grant })
    .onConflictDoNothing()
    .returning({ id: staffGrant.id });
  return added.length > 0;
}

/** Takes a role from an account; false if the account does not have it. Throws a usage error for the last administrator. */
export const removeGrant = (
  db: Db,
  tenantId: number,
  accountId: number,
  grant: Grant,
  actor: string,
): Promise<boolean> =>
  db.transaction(async (transaction) => {
    await lockAdministrators(transaction, tenantId);
    const removed = await transaction
      .delete(staffGrant)
      .where(and(ofAccount(tenantId, accountId), isGrant(grant)))
      .returning({ id: staffGrant.id });
    if (removed.length === 0) return false;
    if (grant.role === 'administrator') await requireAdministrator(transaction, tenantId);
    await recordGrant(transaction, tenantId, { accountId, actor, changes: [grantText(grant), null] });
    return true;
  });

const recordGrant = (
  db: Db,
  tenantId: number,
  { accountId, actor, changes }: { accountId: number; actor: string; changes: [unknown, unknown] },
) =>
  recordChange(db, {
    tenantId,
    kind: 'user',
    contentId: accountId,
    actor,
    action: 'change',
    changes: { role: changes },
  });

/** A grant as the audit trail has it: `sport-contact, sport 3`. */
export const grantText = ({ role, sportId, gameId, day }: Grant): string =>
  [role, sportId && `sport ${sportId}`, gameId && `game ${gameId}`, day].filter(Boolean).join(', ');

const isAdministrator = (tenantId: number) =>
  and(matching(staffGrant, { tenantId, role: 'administrator' }), isNotNull(staffGrant.accountId));

/**
 * Locks the accounts of the administrators until the end of the transaction, so that two of them who remove each other at the same time
 * do not both succeed.
 */
export const lockAdministrators = async (db: Db, tenantId: number): Promise<void> =>
  void (await db
    .select({ id: staffAccount.id })
    .from(staffAccount)
    .where(
      and(
        eq(staffAccount.tenantId, tenantId),
        inArray(
          staffAccount.id,
          db
            .select({ id: sql<number>`${staffGrant.accountId}` })
            .from(staffGrant)
            .where(isAdministrator(tenantId)),
        ),
      ),
    )
    .orderBy(asc(staffAccount.id))
    .for('update'));

/** How many accounts of a college can log in and are administrators. */
export async function countAdministrators(db: Db, tenantId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(staffGrant)
    .innerJoin(staffAccount, matching(staffAccount, { tenantId: staffGrant.tenantId, id: staffGrant.accountId }))
    .where(and(isAdministrator(tenantId), eq(staffAccount.disabled, false)));
  return row?.count ?? 0;
}

/** Throws a usage error, which rolls back the transaction, if a college has no administrator left who can log in. */
export async function requireAdministrator(db: Db, tenantId: number): Promise<void> {
  if ((await countAdministrators(db, tenantId)) > 0) return;
  throw usageError(
    'This is the last administrator of the college. Make another account an administrator first: user role-grant <email> --role administrator',
  );
}
