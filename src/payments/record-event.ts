import { asc } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { paymentEvent, paymentOrder } from '../db/schema/payment.ts';
import { orderStatus } from '../forms/payments/order-status.ts';

export type EventRow = typeof paymentEvent.$inferSelect;
export type NewEvent = Omit<typeof paymentEvent.$inferInsert, 'id' | 'at'>;

export const eventsOfOrder = (db: Db, tenantId: number, orderId: number): Promise<EventRow[]> =>
  db.select().from(paymentEvent).where(matching(paymentEvent, { tenantId, orderId })).orderBy(asc(paymentEvent.id));

/** Stores an event of an order and updates the order's status. False if the provider's event is already stored. */
export async function recordEvent(db: Db, event: NewEvent): Promise<boolean> {
  const stored = await db.insert(paymentEvent).values(event).onConflictDoNothing().returning({ id: paymentEvent.id });
  if (stored.length === 0) return false;
  const { tenantId, orderId } = event;
  await db
    .update(paymentOrder)
    .set({ status: orderStatus(await eventsOfOrder(db, tenantId, orderId)) })
    .where(matching(paymentOrder, { tenantId, id: orderId }));
  return true;
}
