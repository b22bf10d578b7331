import { randomBytes } from 'node:crypto';

import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { sport as sportTable } from '../db/schema/sport.ts';
import { subscriber } from '../db/schema/subscription.ts';
import type { Tenant } from '../domain/tenant.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { confirmationMail } from './confirmation-mail.ts';

export type Subscriber = typeof subscriber.$inferSelect;
export type Subscriptions = ReturnType<typeof createSubscriptions>;

/** Days after which an address that was not confirmed is deleted. */
const unconfirmedDays = 7;
/** Minutes before an address gets another confirmation. */
const repeatMinutes = 60;

type Request = { email: string; name: string | undefined; sports: readonly number[] };

/** Subscriptions to the mailing lists of all colleges. */
export function createSubscriptions({ db, originOf }: { db: Db; originOf: (tenant: Tenant) => string }) {
  const isToken = (tenant: Tenant, token: string) => matching(subscriber, { tenantId: tenant.id, token });

  return {
    /**
     * Asks the owner of an address to confirm a subscription by mail. A confirmed subscriber gets a message to change it
     * instead, so that the response does not reveal who is subscribed.
     */
    subscribe: (tenant: Tenant, { email, name, sports }: Request): Promise<void> =>
      db.transaction(async (transaction) => {
        await deleteUnconfirmed(transaction, tenant.id);
        const known = await ownSports(transaction, tenant, sports);
        const values = { name: name ?? null, sports: known };
        const [row] = await transaction
          .insert(subscriber)
          .values({
            tenantId: tenant.id,
            email: email.toLowerCase(),
            token: randomBytes(24).toString('base64url'),
            ...values,
          })
          .onConflictDoUpdate({
            target: [subscriber.tenantId, subscriber.email],
            // only the owner of the address can change a confirmed subscription
            set: {
              name: keepConfirmed(subscriber.name, values.name),
              sports: keepConfirmed(subscriber.sports, JSON.stringify(known)),
            },
          })
          .returning();
        if (!row) throw new Error('The subscription was not stored');
        const period = Math.floor(Temporal.Now.instant().epochMilliseconds / (repeatMinutes * 60_000));
        const key = `subscription ${row.id} ${period}`;
        await queueMail(transaction, tenant.id, { ...confirmationMail(row, tenant, originOf(tenant)), key });
      }),

    /** Confirms a subscription, and stores the sports if given. Undefined for an unknown token. */
    confirm: async (tenant: Tenant, token: string, sports?: readonly number[]): Promise<Subscriber | undefined> => {
      const known = sports && (await ownSports(db, tenant, sports));
      const [row] = await db
        .update(subscriber)
        .set({ confirmedAt: sql`coalesce(${subscriber.confirmedAt}, now())`, ...(known && { sports: known }) })
        .where(isToken(tenant, token))
        .returning();
      return row;
    },

    find: async (tenant: Tenant, token: string): Promise<Subscriber | undefined> =>
      (await db.select().from(subscriber).where(isToken(tenant, token)))[0],

    /** Deletes a subscriber. Repeating it has no further effect. */
    unsubscribe: async (tenant: Tenant, token: string): Promise<void> =>
      void (await db.delete(subscriber).where(isToken(tenant, token))),
  };
}

const keepConfirmed = (column: typeof subscriber.name | typeof subscriber.sports, value: string | null) =>
  sql`case when ${subscriber.confirmedAt} is null then ${value}${column === subscriber.sports ? sql`::jsonb` : sql`::text`} else ${column} end`;

/** Deletes addresses that were not confirmed in seven days, of a college or of all, and returns how many. */
export async function deleteUnconfirmed(db: Db, tenantId?: number): Promise<number> {
  const isOld = lt(subscriber.createdAt, sql`now() - make_interval(days => ${unconfirmedDays})`);
  const ofTenant = tenantId === undefined ? undefined : eq(subscriber.tenantId, tenantId);
  const rows = await db
    .delete(subscriber)
    .where(and(ofTenant, isNull(subscriber.confirmedAt), isOld))
    .returning({ id: subscriber.id });
  return rows.length;
}

/** Those of the ids that are sports of the college. */
async function ownSports(db: Db, tenant: Tenant, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: sportTable.id })
    .from(sportTable)
    .where(and(eq(sportTable.tenantId, tenant.id), inArray(sportTable.id, [...ids])))
    .orderBy(asc(sportTable.id));
  return rows.map(({ id }) => id);
}

/** The confirmed subscribers of a college, and those who chose the sport if one is given. */
export async function listSubscribers(db: Db, tenantId: number, sportId?: number): Promise<Subscriber[]> {
  const chose =
    sportId === undefined
      ? undefined
      : sql`(${subscriber.sports} = '[]' or ${subscriber.sports} @> ${JSON.stringify(sportId)}::jsonb)`;
  return db
    .select()
    .from(subscriber)
    .where(and(eq(subscriber.tenantId, tenantId), isNotNull(subscriber.confirmedAt), chose))
    .orderBy(asc(subscriber.email));
}

/** Deletes the subscription of an address. False if there is none. */
export async function deleteSubscriber(db: Db, tenantId: number, email: string): Promise<boolean> {
  const isOf = matching(subscriber, { tenantId, email: email.toLowerCase() });
  return (await db.delete(subscriber).where(isOf).returning({ id: subscriber.id })).length > 0;
}
