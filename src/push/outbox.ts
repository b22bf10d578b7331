import { and, asc, eq, lt, lte, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { pushKey, pushMessage, pushSubscription } from '../db/schema/push.ts';

export type DueMessage = Awaited<ReturnType<typeof claimMessages>>[number];

/** Duration of a claim, longer than an attempt takes; after that, another process may repeat it. */
const claimSeconds = 60;
/** Minutes after which a message is no longer sent. */
const staleMinutes = 30;

const inSeconds = (seconds: number) => sql<string>`now() + make_interval(secs => ${seconds})`;

/** A claimed message. A newer score of its game queued in the meantime is another message. */
const is = ({ tenantId, subscriptionId, gameId, nextAttemptAt }: DueMessage) =>
  matching(pushMessage, { tenantId, subscriptionId, gameId, nextAttemptAt });

/** Claims messages that are due, so that no other process sends them. */
export function claimMessages(db: Db, max: number) {
  const due = db
    .select({
      tenantId: pushMessage.tenantId,
      subscriptionId: pushMessage.subscriptionId,
      gameId: pushMessage.gameId,
    })
    .from(pushMessage)
    .where(lte(pushMessage.nextAttemptAt, sql`now()`))
    .orderBy(asc(pushMessage.nextAttemptAt))
    .limit(max)
    .for('update', { skipLocked: true });
  return db
    .update(pushMessage)
    .set({ attempts: sql`${pushMessage.attempts} + 1`, nextAttemptAt: inSeconds(claimSeconds) })
    .from(pushSubscription)
    .innerJoin(pushKey, eq(pushKey.tenantId, pushSubscription.tenantId))
    .where(
      and(
        sql`(${pushMessage.tenantId}, ${pushMessage.subscriptionId}, ${pushMessage.gameId}) in ${due}`,
        eq(pushSubscription.tenantId, pushMessage.tenantId),
        eq(pushSubscription.id, pushMessage.subscriptionId),
      ),
    )
    .returning({
      tenantId: pushMessage.tenantId,
      subscriptionId: pushMessage.subscriptionId,
      gameId: pushMessage.gameId,
      payload: pushMessage.payload,
      attempts: pushMessage.attempts,
      nextAttemptAt: pushMessage.nextAttemptAt,
      endpoint: pushSubscription.endpoint,
      p256dh: pushSubscription.p256dh,
      auth: pushSubscription.auth,
      timezone: pushSubscription.timezone,
      quietFrom: pushSubscription.quietFrom,
      quietTo: pushSubscription.quietTo,
      publicKey: pushKey.publicKey,
      privateKey: pushKey.privateKey,
    });
}

/** Deletes a message that was sent or has finally failed. */
export const removeMessage = async (db: Db, message: DueMessage): Promise<void> =>
  void (await db.delete(pushMessage).where(is(message)));

export const postponeMessage = async (db: Db, message: DueMessage, seconds: number): Promise<void> =>
  void (await db
    .update(pushMessage)
    .set({ nextAttemptAt: inSeconds(seconds) })
    .where(is(message)));

/** Deletes messages that are too old to be news. */
export const removeStale = async (db: Db): Promise<void> =>
  void (await db
    .delete(pushMessage)
    .where(lt(pushMessage.createdAt, sql`now() - make_interval(mins => ${staleMinutes})`)));
