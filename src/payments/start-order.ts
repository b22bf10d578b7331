import { randomBytes } from 'node:crypto';

import { and, gt, isNull, lte, or, sql } from 'drizzle-orm';

import { coupon as couponKind } from '../content/coupons/coupon.ts';
import type { Db } from '../db/client.ts';
import { tableOf } from '../db/content/tables.ts';
import { matching } from '../db/matching.ts';
import { paymentLine, paymentOrder } from '../db/schema/payment.ts';
import { type Discount, type OrderLine, orderTotals } from '../forms/payments/order-totals.ts';
import { takeCoupon } from './coupon-use.ts';
import { inMinutes } from './expiry.ts';
import { recordEvent } from './record-event.ts';

/** Minutes that places and stock are kept until the buyer opens the payment page, which extends them. */
const heldMinutes = 10;
/** Hours that an order waits in line. */
const queuedHours = 24;

export type OrderInput = {
  tenantId: number;
  /** The subject that is fulfilled after the payment: a registered kind and the id of its row. A row has one order. */
  subject: string;
  subjectId: number;
  /** Title for receipts. */
  title: string;
  currency: string;
  lines: readonly OrderLine[];
  /** The coupon code that the buyer entered. */
  couponCode?: string | undefined;
  /** The order's own coupon, such as that of a form; without a code, it applies automatically. */
  ownCoupon?: OwnCoupon | undefined;
  /** Tax rate in thousandths of a percent. */
  taxRate?: number;
  buyer: { name?: string | undefined; email?: string | undefined };
  provider: (typeof paymentOrder.$inferSelect)['provider'];
  checkoutMinutes?: number;
  /** The subject waits in line and has no place yet. */
  isQueued?: boolean;
};

export type OwnCoupon = {
  /** Key under which its uses are counted, such as "form/12". */
  key: string;
  code?: string | undefined;
  amount: number;
  /** Number of orders that can use it; unlimited by default. */
  available?: number | undefined;
};

type FoundCoupon = { key: string; code: string | null; discount: Discount; available: number | null };

/** The order, or why the coupon cannot be used, in which case nothing is stored. */
export type OrderStart = { id: number; reference: string; total: number } | { couponProblem: string };

/** Stores an order with its lines and totals in the caller's transaction. The server computes all amounts. */
export async function startOrder(db: Db, input: OrderInput): Promise<OrderStart> {
  const { tenantId, lines, buyer, couponCode = '', taxRate = 0, isQueued = false } = input;
  const { checkoutMinutes = isQueued ? queuedHours * 60 : heldMinutes } = input;
  const typed = couponCode.trim().toUpperCase();
  const coupon = await findCoupon(db, input, typed);
  if (!coupon && typed)
    return { couponProblem: `The coupon code ${typed.slice(0, 40)} is not valid or no longer valid.` };
  const isTaken = coupon && (await takeCoupon(db, tenantId, coupon.key, coupon.available));
  if (!isTaken && coupon?.code) return { couponProblem: `The coupon ${coupon.code} has been used up.` };
  const used = isTaken ? coupon : undefined;
  const totals = orderTotals(lines, used?.discount, taxRate);
  const isFree = totals.total === 0;
  const provider = isFree ? 'none' : input.provider;
  // lowercase, like paths
  const reference = randomBytes(16).toString('hex');
  const [order] = await db
    .insert(paymentOrder)
    .values({
      tenantId,
      reference,
      subject: input.subject,
      subjectId: input.subjectId,
      title: input.title,
      provider,
      currency: input.currency,
      taxRate,
      ...totals,
      couponKey: used?.key ?? null,
      couponCode: used?.code ?? null,
      buyerName: buyer.name ?? null,
      buyerEmail: buyer.email ?? null,
      status: 'open',
      expiresAt: provider === 'pay-later' || (isFree && !isQueued) ? null : inMinutes(checkoutMinutes),
    })
    .returning({ id: paymentOrder.id });
  if (!order) throw new Error('The order was not stored');
  await db
    .insert(paymentLine)
    .values(lines.map((line, position) => ({ tenantId, orderId: order.id, position, ...line })));
  await recordEvent(db, { tenantId, orderId: order.id, kind: 'created', amount: totals.total, actor: 'buyer' });
  if (isQueued) await recordEvent(db, { tenantId, orderId: order.id, kind: 'queued', actor: 'system' });
  return { id: order.id, reference, total: totals.total };
}

/** The coupon for a code: the order's own, or one of the college. Without a code, the order's own if it needs none. */
async function findCoupon(
  db: Db,
  { tenantId, ownCoupon: own }: OrderInput,
  typed: string,
): Promise<FoundCoupon | undefined> {
  if (own && (own.code ?? '').toUpperCase() === typed) {
    const { key, code = null, amount, available = null } = own;
    return { key, code, discount: { amount }, available };
  }
  if (!typed) return undefined;
  const table = tableOf(couponKind);
  const [row] = await db
    .select()
    .from(table)
    .where(
      and(
        matching(table, { tenantId, code: typed }),
        or(isNull(table.startDate), lte(table.startDate, sql`now()`)),
        or(isNull(table.endDate), gt(table.endDate, sql`now()`)),
      ),
    );
  if (!row) return undefined;
  const discount = row.amount === null ? { percent: row.percent ?? 0 } : { amount: row.amount };
  return { key: `coupon/${row.id}`, code: row.code, discount, available: row.available };
}
