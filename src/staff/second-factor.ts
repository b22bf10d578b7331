import { createHash, randomInt } from 'node:crypto';

import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';

import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { recordChange } from '../db/record-change.ts';
import { staffFactor, staffRecoveryCode } from '../db/schema/staff.ts';
import type { Factor } from '../domain/staff.ts';
import { athleticsName, type Tenant } from '../domain/tenant.ts';

/** An account of a college. */
export type Owner = { tenantId: number; accountId: number };

const codeCount = 10;
/** For which a second factor can be set up after the password was entered. */
const setupMinutes = 15;
/** Seconds for which a code is valid (RFC 6238). One before and one after are accepted as well, for clocks that differ. */
const period = 30;
// without 0, 1, l and o, which are easily confused
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const groups = 6;
const groupLength = 4;

const ofFactor = (owner: Owner) => matching(staffFactor, owner);
const ofCodes = (owner: Owner) => matching(staffRecoveryCode, owner);

const totpOf = (secret: string, issuer: string, label: string): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period });

/** Excludes a setup that was abandoned: somebody else at an open browser could complete it. */
const isCurrent = or(
  isNotNull(staffFactor.confirmedAt),
  gt(staffFactor.begunAt, sql`now() - make_interval(mins => ${setupMinutes})`),
);

/** The second factor of an account. */
export async function findFactor(
  db: Db,
  tenant: Tenant,
  { accountId, email }: { accountId: number; email: string },
): Promise<Factor> {
  const owner = { tenantId: tenant.id, accountId };
  const [row] = await db
    .select()
    .from(staffFactor)
    .where(and(ofFactor(owner), isCurrent));
  if (!row) return { step: 'off' };
  if (row.confirmedAt === null)
    return { step: 'setup', secret: row.secret, address: totpOf(row.secret, athleticsName(tenant), email).toString() };
  return { step: 'on', codesLeft: await db.$count(staffRecoveryCode, ofCodes(owner)) };
}

/** Whether an account is asked for a code at the log-in. */
export const hasFactor = async (db: Db, owner: Owner): Promise<boolean> =>
  (await db.$count(staffFactor, and(ofFactor(owner), isNotNull(staffFactor.confirmedAt)))) > 0;

/** Starts the setup of a second factor with a new secret. Has no effect if the account already has a second factor. */
export async function beginFactor(db: Db, { tenantId, accountId }: Owner): Promise<void> {
  const secret = new Secret({ size: 20 }).base32;
  await db
    .insert(staffFactor)
    .values({ tenantId, accountId, secret })
    .onConflictDoUpdate({
      target: [staffFactor.tenantId, staffFactor.accountId],
      set: { secret, lastStep: 0, begunAt: sql`now()` },
      setWhere: isNull(staffFactor.confirmedAt),
    });
}

/** Whether a code of the authenticator app is right. Each is accepted once, so that one that was overheard is of no use. */
async function acceptCode(db: Db, owner: Owner, code: string): Promise<boolean> {
  const [row] = await db
    .select()
    .from(staffFactor)
    .where(and(ofFactor(owner), isCurrent));
  if (!row) return false;
  const timestamp = Temporal.Now.instant().epochMilliseconds;
  const delta = totpOf(row.secret, '', '').validate({ token: code, timestamp, window: 1 });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / period) + delta;
  const accepted = await db
    .update(staffFactor)
    .set({ lastStep: step })
    .where(and(ofFactor(owner), eq(staffFactor.secret, row.secret), lt(staffFactor.lastStep, step)))
    .returning({ accountId: staffFactor.accountId });
  return accepted.length > 0;
}

const digits = /^\d{6}$/;
const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');
/** A code as typed, without spaces and hyphens. */
const normalized = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '');

/** How a code was accepted: as one of the app, or as a recovery code, which is used up; undefined if it is wrong. */
export async function acceptFactor(db: Db, owner: Owner, typed: string): Promise<'code' | 'recovery' | undefined> {
  const code = normalized(typed);
  if (digits.test(code)) return (await acceptCode(db, owner, code)) ? 'code' : undefined;
  const used = await db
    .delete(staffRecoveryCode)
    .where(and(ofCodes(owner), eq(staffRecoveryCode.codeHash, hashOf(code))))
    .returning({ accountId: staffRecoveryCode.accountId });
  return used.length > 0 ? 'recovery' : undefined;
}

/** Confirms the second factor that is being set up, and returns its recovery codes; undefined if the code is wrong. */
export const confirmFactor = (db: Db, owner: Owner, code: string, actor: string): Promise<string[] | undefined> =>
  db.transaction(async (transaction) => {
    if (!(await acceptCode(transaction, owner, normalized(code)))) return undefined;
    const confirmed = await transaction
      .update(staffFactor)
      .set({ confirmedAt: sql`now()` })
      .where(and(ofFactor(owner), isNull(staffFactor.confirmedAt)))
      .returning({ accountId: staffFactor.accountId });
    if (confirmed.length === 0) return undefined;
    await recordFactor(transaction, owner, actor, [null, 'set up']);
    return insertCodes(transaction, owner);
  });

/** Replaces the recovery codes of an account and returns the new ones; undefined without a second factor. */
export const replaceCodes = (db: Db, owner: Owner, actor: string): Promise<string[] | undefined> =>
  db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(staffFactor).where(ofFactor(owner)).for('update');
    if (!row || row.confirmedAt === null) return undefined;
    await recordFactor(transaction, owner, actor, ['set up', 'new recovery codes']);
    return insertCodes(transaction, owner);
  });

/** Only hashes are stored; a code has 120 random bits. */
async function insertCodes(db: Db, owner: Owner): Promise<string[]> {
  await db.delete(staffRecoveryCode).where(ofCodes(owner));
  const codes = Array.from({ length: codeCount }, () =>
    Array.from({ length: groups }, () =>
      Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
    ).join('-'),
  );
  await db.insert(staffRecoveryCode).values(codes.map((code) => ({ ...owner, codeHash: hashOf(normalized(code)) })));
  return codes;
}

/** Removes the second factor of an account with its recovery codes; false if log-ins did not ask for it. */
export const removeFactor = (db: Db, owner: Owner, actor: string): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const removed = await transaction.delete(staffFactor).where(ofFactor(owner)).returning();
    await transaction.delete(staffRecoveryCode).where(ofCodes(owner));
    if (!removed[0] || removed[0].confirmedAt === null) return false;
    await recordFactor(transaction, owner, actor, ['set up', null]);
    return true;
  });

const recordFactor = (db: Db, { tenantId, accountId }: Owner, actor: string, change: [unknown, unknown]) =>
  recordChange(db, {
    ...{ tenantId, kind: 'user', contentId: accountId, actor, action: 'change' },
    changes: { secondFactor: change },
  });
