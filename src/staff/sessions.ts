import { and, eq, inArray, ne, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { reserveIds } from '../db/ids.ts';
import { perDatabase } from '../db/per-database.ts';
import { recordChange } from '../db/record-change.ts';
import { staffAccount, staffSession } from '../db/schema/staff.ts';
import type { StaffAccount } from '../domain/staff.ts';
import { grantsOfAccount } from './grants.ts';
import { createToken, hashToken } from './token.ts';

/** Idle timeout. */
export const idleHours = 12;
/** Idle timeout for writing; then the password has to be entered again. */
export const idleWriteMinutes = 30;
/** Absolute timeout. */
export const maxSessionDays = 7;
/** `lastSeenAt` is updated at most this often. */
const touchSeconds = 60;
const maxUserAgentLength = 300;

const idle = sql.raw(`interval '${idleHours} hours'`);
const idleWrite = sql.raw(`interval '${idleWriteMinutes} minutes'`);
const touch = sql.raw(`interval '${touchSeconds} seconds'`);
const maxAge = sql.raw(`interval '${maxSessionDays} days'`);
const isAlive = sql`${staffSession.expiresAt} > now() and ${staffSession.lastSeenAt} > now() - ${idle}`;
/** Once a session has been idle, requests do not make it recent again. */
const mayWrite = sql<boolean>`(${staffSession.mayWrite} and ${staffSession.lastSeenAt} > now() - ${idleWrite})`;

const ofToken = (tenantId: number, token: string) =>
  and(eq(staffSession.tenantId, tenantId), eq(staffSession.tokenHash, hashToken(token)));

/** Starts a session and returns the token for the cookie; only its hash is stored. Deletes the college's expired sessions. */
export async function createSession(
  db: Db,
  tenantId: number,
  { accountId, address, userAgent }: { accountId: number; address: string; userAgent: string },
): Promise<string> {
  const token = createToken();
  await db.transaction(async (transaction) => {
    await transaction.delete(staffSession).where(and(eq(staffSession.tenantId, tenantId), sql`not (${isAlive})`));
    await transaction.insert(staffSession).values({
      tenantId,
      id: await reserveIds(transaction, tenantId, 'staffSession'),
      tokenHash: hashToken(token),
      accountId,
      expiresAt: sql`now() + ${maxAge}`,
      address,
      userAgent: userAgent.slice(0, maxUserAgentLength),
    });
  });
  return token;
}

const statements = perDatabase((db) => ({
  ofToken: db
    .select({
      accountId: staffAccount.id,
      name: staffAccount.name,
      email: staffAccount.email,
      sessionId: staffSession.id,
      mayWrite,
      grants: grantsOfAccount,
      isRecent: sql<boolean>`${staffSession.lastSeenAt} > now() - ${touch}`,
    })
    .from(staffSession)
    .innerJoin(
      staffAccount,
      and(eq(staffAccount.tenantId, staffSession.tenantId), eq(staffAccount.id, staffSession.accountId)),
    )
    .where(
      and(
        eq(staffSession.tenantId, sql.placeholder('tenantId')),
        eq(staffSession.tokenHash, sql.placeholder('tokenHash')),
        isAlive,
        eq(staffAccount.disabled, false),
      ),
    )
    .prepare('session_of_token'),
}));

/** The staff member of a session token; undefined for unknown, expired and ended sessions and for disabled accounts. */
export async function findSession(db: Db, tenantId: number, token: string): Promise<StaffAccount | undefined> {
  const [row] = await statements(db).ofToken.execute({ tenantId, tokenHash: hashToken(token) });
  if (!row) return undefined;
  const { isRecent, ...member } = row;
  if (!isRecent)
    await db.update(staffSession).set({ lastSeenAt: sql`now()`, mayWrite }).where(ofToken(tenantId, token));
  return member;
}

export const endSession = async (db: Db, tenantId: number, token: string): Promise<void> =>
  void (await db.delete(staffSession).where(ofToken(tenantId, token)));

/** Ends a session by its id, as an administrator; false when there is none. */
export const endSessionById = (db: Db, tenantId: number, id: number, actor: string): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const [row] = await transaction
      .delete(staffSession)
      .where(and(eq(staffSession.tenantId, tenantId), eq(staffSession.id, id)))
      .returning({ accountId: staffSession.accountId });
    if (!row) return false;
    const changes: Record<string, [unknown, unknown]> = { user: [row.accountId, null] };
    await recordChange(transaction, { tenantId, kind: 'session', contentId: id, actor, action: 'end', changes });
    return true;
  });

/** Ends sessions of an account, all or those with the given ids, and returns their ids. */
export async function endOwnSessions(
  db: Db,
  tenantId: number,
  accountId: number,
  ids?: readonly number[],
): Promise<number[]> {
  const rows = await db
    .delete(staffSession)
    .where(
      and(
        eq(staffSession.tenantId, tenantId),
        eq(staffSession.accountId, accountId),
        ids && inArray(staffSession.id, [...ids]),
      ),
    )
    .returning({ id: staffSession.id });
  return rows.map(({ id }) => id);
}

/** Ends the sessions of an account except the given one. */
export const endOtherSessions = async (
  db: Db,
  tenantId: number,
  { accountId, sessionId }: StaffAccount,
): Promise<void> =>
  void (await db
    .delete(staffSession)
    .where(
      and(eq(staffSession.tenantId, tenantId), eq(staffSession.accountId, accountId), ne(staffSession.id, sessionId)),
    ));

/** The active sessions of a college, or of one of its accounts, most recently seen first. */
export const listSessions = (db: Db, tenantId: number, accountId?: number) =>
  db
    .select({
      id: staffSession.id,
      email: staffAccount.email,
      createdAt: staffSession.createdAt,
      lastSeenAt: staffSession.lastSeenAt,
      expiresAt: staffSession.expiresAt,
      address: staffSession.address,
      userAgent: staffSession.userAgent,
    })
    .from(staffSession)
    .innerJoin(
      staffAccount,
      and(eq(staffAccount.tenantId, staffSession.tenantId), eq(staffAccount.id, staffSession.accountId)),
    )
    .where(
      and(
        eq(staffSession.tenantId, tenantId),
        isAlive,
        accountId === undefined ? undefined : eq(staffSession.accountId, accountId),
      ),
    )
    .orderBy(sql`${staffSession.lastSeenAt} desc, ${staffSession.id}`);
