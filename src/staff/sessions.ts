import { createHash, randomBytes } from 'node:crypto';

import { and, eq, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { reserveIds } from '../db/ids.ts';
import { perDatabase } from '../db/per-database.ts';
import { staffAccount, staffSession } from '../db/schema/staff.ts';
import type { StaffAccount } from '../domain/staff.ts';

/** Idle timeout. */
export const idleHours = 12;
/** Absolute timeout. */
export const longestDays = 7;
/** `lastSeenAt` is updated at most this often. */
const touchSeconds = 60;
const longestUserAgent = 300;

const idle = sql.raw(`interval '${idleHours} hours'`);
const touch = sql.raw(`interval '${touchSeconds} seconds'`);
const longest = sql.raw(`interval '${longestDays} days'`);
const isAlive = sql`${staffSession.expiresAt} > now() and ${staffSession.lastSeenAt} > now() - ${idle}`;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const ofToken = (tenantId: number, token: string) =>
  and(eq(staffSession.tenantId, tenantId), eq(staffSession.tokenHash, hashOf(token)));

/** Starts a session and returns the token for the cookie; only its hash is stored. Deletes the college's expired sessions. */
export async function createSession(
  db: Db,
  tenantId: number,
  { accountId, address, userAgent }: { accountId: number; address: string; userAgent: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.transaction(async (transaction) => {
    await transaction.delete(staffSession).where(and(eq(staffSession.tenantId, tenantId), sql`not (${isAlive})`));
    await transaction.insert(staffSession).values({
      tenantId,
      id: await reserveIds(transaction, tenantId, 'staffSession'),
      tokenHash: hashOf(token),
      accountId,
      expiresAt: sql`now() + ${longest}`,
      address,
      userAgent: userAgent.slice(0, longestUserAgent),
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
  const [row] = await statements(db).ofToken.execute({ tenantId, tokenHash: hashOf(token) });
  if (!row) return undefined;
  const { isRecent, ...member } = row;
  if (!isRecent) await db.update(staffSession).set({ lastSeenAt: sql`now()` }).where(ofToken(tenantId, token));
  return member;
}

export const endSession = async (db: Db, tenantId: number, token: string): Promise<void> =>
  void (await db.delete(staffSession).where(ofToken(tenantId, token)));

/** Ends a session by its id; false when there is none. */
export const endSessionById = async (db: Db, tenantId: number, id: number): Promise<boolean> =>
  (
    await db
      .delete(staffSession)
      .where(and(eq(staffSession.tenantId, tenantId), eq(staffSession.id, id)))
      .returning({ id: staffSession.id })
  ).length > 0;

/** Ends all sessions of an account and returns their number. */
export const endSessionsOf = async (db: Db, tenantId: number, accountId: number): Promise<number> =>
  (
    await db
      .delete(staffSession)
      .where(and(eq(staffSession.tenantId, tenantId), eq(staffSession.accountId, accountId)))
      .returning({ id: staffSession.id })
  ).length;

/** The active sessions of a college, most recently seen first. */
export const listSessions = (db: Db, tenantId: number) =>
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
    .where(and(eq(staffSession.tenantId, tenantId), isAlive))
    .orderBy(sql`${staffSession.lastSeenAt} desc, ${staffSession.id}`);
