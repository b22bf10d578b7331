import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { paymentOrder } from '../db/schema/payment.ts';
import { holdsPlaces, isFulfillable } from '../forms/payments/order-status.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { releaseCoupon, takeCoupon } from './coupon-use.ts';
import { findLines, type OrderRow } from './orders.ts';
import { receiptMail } from './receipt-mail.ts';
import { eventsOfOrder, recordEvent } from './record-event.ts';
import type { ResolvedCollege } from './resolved-college.ts';

type Settled = { tenantId: number; subjectId: number; orderId: number };

/** What happens to the subject of an order; runs in the transaction of the event. */
export type SubjectHandlers = {
  /**
   * Called once, after the payment. Returns false if the subject cannot be fulfilled, because others have taken its places before
   * the payment arrived; then its changes are rolled back, and staff have to refund the payment.
   */
  complete: (db: Db, order: Settled) => Promise<boolean>;
  /** Called once, if the order ended without a payment, to free its places. */
  release: (db: Db, order: Settled) => Promise<void>;
  /** Gives a subject that waits in line its places. False if there are none; then its changes are rolled back. */
  admit: (db: Db, order: Settled) => Promise<boolean>;
  /** The position of a subject in its line; undefined if it does not wait. */
  positionOf: (db: Db, subject: Omit<Settled, 'orderId'>) => Promise<number | undefined>;
  /** The page where the subject is ordered; undefined if it was deleted. */
  pageOf: (db: Db, subject: Omit<Settled, 'orderId'>) => Promise<string | undefined>;
};

export type Subjects = Readonly<Record<string, SubjectHandlers>>;

/** Locks an order, so that its events are handled one after the other. */
export async function lockOrder(db: Db, tenantId: number, id: number): Promise<OrderRow> {
  const [order] = await db.select().from(paymentOrder).where(matching(paymentOrder, { tenantId, id })).for('update');
  if (!order) throw new Error(`College ${tenantId} has no order ${id}`);
  return order;
}

/** Fulfills or releases what a locked order is for, once, according to its status. Run it after each event that is recorded. */
export async function settle(db: Db, order: OrderRow, subjects: Subjects, college: ResolvedCollege): Promise<void> {
  const { tenantId, id: orderId, subject, subjectId } = order;
  const handlers = subjects[subject];
  if (!handlers) throw new Error(`No handlers for orders of the kind "${subject}"; register them with createPayments`);
  const { status } = await lockOrder(db, tenantId, orderId);
  const events = await eventsOfOrder(db, tenantId, orderId);
  const has = (kind: string) => events.some((event) => event.kind === kind);
  const settled = { tenantId, subjectId, orderId };
  if (isFulfillable(status) && !has('fulfilled') && !has('unfulfilled')) {
    const isFulfilled = await succeeds(db, (nested) => handlers.complete(nested, settled));
    await recordEvent(db, { tenantId, orderId, kind: isFulfilled ? 'fulfilled' : 'unfulfilled', actor: 'system' });
    // a payment after the release used the coupon all the same
    if (isFulfilled && order.couponKey && has('released')) await takeCoupon(db, tenantId, order.couponKey, null);
  }
  const [last, ...before] = events.toReversed();
  const isFirst = !before.some(({ kind }) => kind === last?.kind);
  if (isFirst && (last?.kind === 'due' || last?.kind === 'paid')) await sendReceipt(db, { ...order, status }, college);
  if (!holdsPlaces(status) && !has('released')) {
    await recordEvent(db, { tenantId, orderId, kind: 'released', actor: 'system' });
    if (order.couponKey) await releaseCoupon(db, tenantId, order.couponKey);
    await handlers.release(db, settled);
  }
}

/** Runs work in a savepoint, which is rolled back if the work returns false. */
export async function succeeds(db: Db, work: (db: Db) => Promise<boolean>): Promise<boolean> {
  const refused = new Error('rolled back');
  const attempt = db.transaction(async (nested) => {
    if (!(await work(nested))) throw refused;
    return true;
  });
  return attempt.catch((error: unknown) => {
    if (error === refused) return false;
    throw error;
  });
}

/** Queues the invoice of a due order, or the receipt of one that is paid. */
async function sendReceipt(db: Db, order: OrderRow, college: ResolvedCollege): Promise<void> {
  if (!order.buyerEmail) return;
  const lines = await findLines(db, order.tenantId, order.id);
  await queueMail(db, order.tenantId, receiptMail(order, lines, college));
}
