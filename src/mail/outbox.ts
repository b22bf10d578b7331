import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { mail } from '../db/schema/mail.ts';
import { minutesToNextAttempt } from '../web/mail.ts';

export type QueuedMail = typeof mail.$inferSelect;
export type MailState = 'waiting' | 'sent' | 'failed';

/** Longer than an attempt takes: afterwards another process repeats it. */
const claimMinutes = 10;
/** Days after which messages are deleted: since they were sent, and since they were queued if they never were. */
const keptDays = { sent: 30, unsent: 90 };

const inMinutes = (minutes: number) => sql<string>`now() + make_interval(mins => ${minutes})`;
const is = (row: Pick<QueuedMail, 'tenantId' | 'id'>) => matching(mail, { tenantId: row.tenantId, id: row.id });

/** Claims messages that are due, so that no other process sends them. */
export async function claimMail(db: Db, max: number): Promise<QueuedMail[]> {
  const due = db
    .select({ tenantId: mail.tenantId, id: mail.id })
    .from(mail)
    .where(lte(mail.nextAttemptAt, sql`now()`))
    .orderBy(asc(mail.nextAttemptAt))
    .limit(max)
    .for('update', { skipLocked: true });
  return db
    .update(mail)
    .set({ attempts: sql`${mail.attempts} + 1`, nextAttemptAt: inMinutes(claimMinutes) })
    .where(sql`(${mail.tenantId}, ${mail.id}) in ${due}`)
    .returning();
}

export const recordSent = (db: Db, row: QueuedMail) =>
  db.update(mail).set({ sentAt: sql`now()`, nextAttemptAt: null, error: null }).where(is(row));

/** Schedules the next attempt, or none after a final reply or the last attempt. */
export const recordFailure = (
  db: Db,
  row: QueuedMail,
  failure: { message: string; responseCode?: number | undefined },
) => {
  const minutes = minutesToNextAttempt(row.attempts, failure.responseCode);
  const nextAttemptAt = minutes === undefined ? null : inMinutes(minutes);
  return db.update(mail).set({ error: failure.message, nextAttemptAt }).where(is(row));
};

const conditions = {
  waiting: isNotNull(mail.nextAttemptAt),
  sent: isNotNull(mail.sentAt),
  failed: and(isNull(mail.nextAttemptAt), isNull(mail.sentAt)),
} as const satisfies Record<MailState, unknown>;

export const mailState = ({ sentAt, nextAttemptAt }: QueuedMail): MailState =>
  sentAt ? 'sent' : nextAttemptAt ? 'waiting' : 'failed';

/** The messages of a college, the newest first. */
export const listMail = (db: Db, tenantId: number, state?: MailState): Promise<QueuedMail[]> =>
  db
    .select()
    .from(mail)
    .where(and(eq(mail.tenantId, tenantId), state && conditions[state]))
    .orderBy(desc(mail.id));

/** Makes unsent messages due now, all or those with the given ids, and returns their ids. */
export async function retryMail(db: Db, tenantId: number, ids: readonly number[]): Promise<number[]> {
  const chosen = ids.length > 0 ? inArray(mail.id, [...ids]) : undefined;
  const rows = await db
    .update(mail)
    .set({ nextAttemptAt: sql`now()`, attempts: 0 })
    .where(and(eq(mail.tenantId, tenantId), isNull(mail.sentAt), chosen))
    .returning({ id: mail.id });
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/**
 * Deletes messages that were sent more than 30 days ago, and those that could not be sent in 90 days, such as all of an
 * installation without a mail server. Returns how many. Messages about a submission are deleted with it as well.
 */
export async function purgeMail(db: Db): Promise<number> {
  const isSentLongAgo = lt(mail.sentAt, daysAgo(keptDays.sent));
  const isStale = and(isNull(mail.sentAt), lt(mail.createdAt, daysAgo(keptDays.unsent)));
  const rows = await db.delete(mail).where(or(isSentLongAgo, isStale)).returning({ id: mail.id });
  return rows.length;
}
