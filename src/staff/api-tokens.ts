import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { reserveIds } from '../db/ids.ts';
import { matching } from '../db/matching.ts';
import { perDatabase } from '../db/per-database.ts';
import { recordChange } from '../db/record-change.ts';
import { apiToken, staffAccount } from '../db/schema/staff.ts';
import { type Grant, includes, type Rights } from '../domain/rights.ts';
import { usageError } from '../web/usage-error.ts';
import { findGrants, grantsOfAccount, grantsOfToken, grantText, insertGrant } from './grants.ts';
import { createToken, hashToken } from './token.ts';

/** Begins every token, so that scanners for leaked secrets recognize one. */
const prefix = 'fieldhouse_';

/** Days for which a token is valid at most. */
export const maxTokenDays = 366;

const touch = sql.raw(`interval '60 seconds'`);
const isAlive = sql`${apiToken.expiresAt} > now() and ${apiToken.endedAt} is null`;

type NewToken = { name: string; grants: readonly Grant[]; expiresAt: Temporal.Instant };

/**
 * Creates a token for programs that act for an account, and returns it; only its hash is stored. Throws a usage error if it could do more
 * than the account.
 */
export const addApiToken = (
  db: Db,
  account: { tenantId: number; id: number; email: string },
  { name, grants, expiresAt }: NewToken,
  actor: string,
): Promise<{ id: number; token: string }> =>
  db.transaction(async (transaction) => {
    const { tenantId, id: accountId } = account;
    const own = await findGrants(transaction, tenantId, accountId);
    const wider = grants.find((grant) => !includes(own, grant));
    if (wider)
      throw usageError(`A token of ${account.email} cannot be ${grantText(wider)}: the account has no such right.`);
    const token = prefix + createToken();
    const id = await reserveIds(transaction, tenantId, 'apiToken');
    const values = { tenantId, id, accountId, name, tokenHash: hashToken(token), expiresAt: expiresAt.toString() };
    await transaction.insert(apiToken).values(values);
    for (const grant of grants) await insertGrant(transaction, tenantId, { tokenId: id }, grant);
    const changes: Record<string, [unknown, unknown]> = {
      name: [null, name],
      user: [null, accountId],
      role: [null, grants.map(grantText).join('; ')],
      until: [null, values.expiresAt],
    };
    await recordChange(transaction, { tenantId, kind: 'api token', contentId: id, actor, action: 'add', changes });
    return { id, token };
  });

/** The program behind a request with a token: the account for which it acts, and its rights. */
export type TokenHolder = Rights & { tokenId: number; name: string; email: string };

const statements = perDatabase((db) => ({
  ofToken: db
    .select({
      accountId: staffAccount.id,
      name: staffAccount.name,
      email: staffAccount.email,
      tokenId: apiToken.id,
      grants: grantsOfToken,
      limit: grantsOfAccount,
      isRecent: sql<boolean>`coalesce(${apiToken.lastUsedAt} > now() - ${touch}, false)`,
    })
    .from(apiToken)
    .innerJoin(staffAccount, matching(staffAccount, { tenantId: apiToken.tenantId, id: apiToken.accountId }))
    .where(
      and(
        matching(apiToken, { tenantId: sql.placeholder('tenantId'), tokenHash: sql.placeholder('tokenHash') }),
        isAlive,
        eq(staffAccount.disabled, false),
      ),
    )
    .prepare('holder_of_token'),
}));

/** The holder of a token; undefined for unknown, expired and ended tokens and for those of disabled accounts. */
export async function findTokenHolder(db: Db, tenantId: number, token: string): Promise<TokenHolder | undefined> {
  const [row] = await statements(db).ofToken.execute({ tenantId, tokenHash: hashToken(token) });
  if (!row) return undefined;
  const { isRecent, ...holder } = row;
  if (!isRecent)
    await db
      .update(apiToken)
      .set({ lastUsedAt: sql`now()` })
      .where(matching(apiToken, { tenantId, id: holder.tokenId }));
  return holder;
}

/** The tokens of a college with their accounts, including expired and ended ones. */
export const listApiTokens = (db: Db, tenantId: number) =>
  db
    .select({
      id: apiToken.id,
      name: apiToken.name,
      email: staffAccount.email,
      state: sql<'active' | 'ended' | 'expired'>`case when ${apiToken.endedAt} is not null then 'ended'
        when ${apiToken.expiresAt} <= now() then 'expired' else 'active' end`,
      grants: grantsOfToken,
      createdAt: apiToken.createdAt,
      expiresAt: apiToken.expiresAt,
      lastUsedAt: apiToken.lastUsedAt,
    })
    .from(apiToken)
    .innerJoin(staffAccount, matching(staffAccount, { tenantId: apiToken.tenantId, id: apiToken.accountId }))
    .where(eq(apiToken.tenantId, tenantId))
    .orderBy(asc(apiToken.id));

/** Ends a token; false if the college has no such token, or it has ended. */
export const endApiToken = (db: Db, tenantId: number, id: number, actor: string): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(apiToken)
      .set({ endedAt: sql`now()` })
      .where(and(matching(apiToken, { tenantId, id }), isNull(apiToken.endedAt)))
      .returning({ name: apiToken.name });
    if (!row) return false;
    const changes: Record<string, [unknown, unknown]> = { name: [row.name, null] };
    await recordChange(transaction, { tenantId, kind: 'api token', contentId: id, actor, action: 'end', changes });
    return true;
  });

/** Ends the tokens of an account. */
export const endTokensOf = async (db: Db, tenantId: number, accountId: number): Promise<void> =>
  void (await db
    .update(apiToken)
    .set({ endedAt: sql`now()` })
    .where(and(matching(apiToken, { tenantId, accountId }), isNull(apiToken.endedAt))));
