import { and, asc, desc, eq, or } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { paymentLine, paymentOrder } from '../db/schema/payment.ts';
import { type EventRow, eventsOfOrder } from './record-event.ts';

export type OrderRow = typeof paymentOrder.$inferSelect;
export type LineRow = typeof paymentLine.$inferSelect;
export type OrderDetails = { order: OrderRow; lines: LineRow[]; events: EventRow[] };

const { tenantId: ofTenant } = paymentOrder;

type OrderKey = { reference: string } | { id: number } | { subject: string; subjectId: number };

/** An order by its reference, its id, or what it is for. */
export async function findOrder(db: Db, tenantId: number, by: OrderKey): Promise<OrderRow | undefined> {
  const conditions = Object.entries(by).map(([key, value]) => eq(paymentOrder[key as keyof OrderRow], value));
  const [order] = await db
    .select()
    .from(paymentOrder)
    .where(and(eq(ofTenant, tenantId), ...conditions));
  return order;
}

export const findLines = (db: Db, tenantId: number, orderId: number): Promise<LineRow[]> =>
  db.select().from(paymentLine).where(matching(paymentLine, { tenantId, orderId })).orderBy(asc(paymentLine.position));

/** An order with its lines and events; undefined if the college has no such order. */
export async function findOrderDetails(
  db: Db,
  tenantId: number,
  by: { reference: string } | { id: number },
): Promise<OrderDetails | undefined> {
  const order = await findOrder(db, tenantId, by);
  if (!order) return undefined;
  const [lines, events] = await Promise.all([findLines(db, tenantId, order.id), eventsOfOrder(db, tenantId, order.id)]);
  return { order, lines, events };
}

/** Orders of a college with a status, by default of any, newest first. */
export const listOrders = (db: Db, tenantId: number, status?: OrderRow['status']): Promise<OrderRow[]> =>
  db
    .select()
    .from(paymentOrder)
    .where(and(eq(ofTenant, tenantId), status && or(eq(paymentOrder.status, status))))
    .orderBy(desc(paymentOrder.id));
