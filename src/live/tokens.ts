import { createHash, randomBytes } from 'node:crypto';

import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { reserveIds } from '../db/ids.ts';
import { recordChange } from '../db/record-change.ts';
import { liveToken } from '../db/schema/live.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates a token with which a program sends snapshots of a college's games. Only its hash is stored. */
export async function createToken(
  db: Db,
  tenantId: number,
  name: string,
  actor: string,
): Promise<{ id: number; token: string }> {
  const token = `live_${randomBytes(32).toString('base64url')}`;
  return db.transaction(async (transaction) => {
    const id = await reserveIds(transaction, tenantId, 'liveToken');
    await transaction.insert(liveToken).values({ tenantId, id, name, tokenHash: hashOf(token) });
    const changes: Record<string, [unknown, unknown]> = { name: [null, name] };
    await recordChange(transaction, { tenantId, kind: 'live token', contentId: id, actor, action: 'add', changes });
    return { id, token };
  });
}

/** Finds a token; undefined if it is unknown or revoked. Comparing hashes prevents timing attacks. */
export async function findToken(db: Db, token: string): Promise<{ tenantId: number; id: number } | undefined> {
  const isIt = and(eq(liveToken.tokenHash, hashOf(token)), isNull(liveToken.revokedAt));
  const [row] = await db
    .select({
      tenantId: liveToken.tenantId,
      id: liveToken.id,
      isSeen: sql<boolean>`coalesce(${liveToken.lastUsedAt} > now() - interval '1 minute', false)`,
    })
    .from(liveToken)
    .where(isIt);
  if (!row) return undefined;
  const { isSeen, ...found } = row;
  if (!isSeen) await db.update(liveToken).set({ lastUsedAt: sql`now()` }).where(isIt);
  return found;
}

/** The tokens of a college, including revoked ones. */
export const listTokens = (db: Db, tenantId: number) =>
  db
    .select({
      id: liveToken.id,
      name: liveToken.name,
      createdAt: liveToken.createdAt,
      lastUsedAt: liveToken.lastUsedAt,
      revokedAt: liveToken.revokedAt,
    })
    .from(liveToken)
    .where(eq(liveToken.tenantId, tenantId))
    .orderBy(asc(liveToken.id));

/** Revokes a token; false if the college has no such valid token. */
export const revokeToken = (db: Db, tenantId: number, id: number, actor: string): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(liveToken)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(liveToken.tenantId, tenantId), eq(liveToken.id, id), isNull(liveToken.revokedAt)))
      .returning({ name: liveToken.name });
    if (!row) return false;
    const changes: Record<string, [unknown, unknown]> = { name: [row.name, null] };
    await recordChange(transaction, { tenantId, kind: 'live token', contentId: id, actor, action: 'end', changes });
    return true;
  });
