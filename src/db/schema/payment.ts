import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import { eventKinds, orderStatuses } from '../../forms/payments/order-status.ts';
import { checksOf } from './checks.ts';
import { instant, reference, tenantId } from './columns.ts';
import { tenant } from './tenant.ts';

/** What someone pays for, such as a submitted form. Amounts are in minor units of the currency. */
export const paymentOrder = pgTable(
  'payment_order',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    /** Random part of its address, which is all that is needed to see it. */
    reference: text('reference').notNull(),
    /** What is fulfilled once it is paid: a kind such as "form" and the id of its row. */
    subject: text('subject').notNull(),
    subjectId: integer('subject_id').notNull(),
    title: text('title').notNull(),
    provider: text('provider', { enum: ['stripe', 'cashier', 'pay-later', 'none'] }).notNull(),
    currency: text('currency').notNull(),
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull(),
    /** In thousandths of a percent. */
    taxRate: integer('tax_rate').notNull(),
    tax: integer('tax').notNull(),
    total: integer('total').notNull(),
    /** The coupon by the key of its count of uses. */
    couponKey: text('coupon_key'),
    couponCode: text('coupon_code'),
    buyerName: text('buyer_name'),
    buyerEmail: text('buyer_email'),
    /** Derived from its events. */
    status: text('status', { enum: orderStatuses }).notNull(),
    /** When places and stock are released without a payment; null for invoices. */
    expiresAt: instant('expires_at'),
    /** The provider's id of the checkout and its page. */
    sessionId: text('session_id'),
    checkoutUrl: text('checkout_url'),
    /** The provider's id of the payment. */
    paymentId: text('payment_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('payment_order_reference').on(table.tenantId, table.reference),
    unique('payment_order_subject').on(table.tenantId, table.subject, table.subjectId),
    index('payment_order_payment').on(table.tenantId, table.paymentId),
    index('payment_order_open').on(table.expiresAt).where(sql`status = 'open'`),
    ...checksOf(table, {
      currency: { matches: /^[A-Z]{3}$/ },
      subtotal: { min: 0 },
      discount: { min: 0 },
      taxRate: { min: 0, max: 100_000 },
      tax: { min: 0 },
      total: { min: 0 },
    }),
  ],
);

export const paymentLine = pgTable(
  'payment_line',
  {
    tenantId: tenantId(),
    orderId: integer('order_id').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    quantity: integer('quantity').notNull(),
    unitAmount: integer('unit_amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.orderId, table.position] }),
    reference(table, 'orderId', paymentOrder).onDelete('cascade'),
    ...checksOf(table, { title: { notBlank: true }, quantity: { min: 1 }, unitAmount: { min: 0 } }),
  ],
);

/** A state change of an order. A trigger refuses changes of its rows. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    tenantId: tenantId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    orderId: integer('order_id').notNull(),
    kind: text('kind', { enum: eventKinds }).notNull(),
    amount: integer('amount'),
    /** The provider's id of its event or refund: each is stored once. */
    providerId: text('provider_id'),
    /** Staff or "provider". */
    actor: text('actor').notNull(),
    note: text('note'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('payment_event_provider').on(table.tenantId, table.orderId, table.providerId),
    reference(table, 'orderId', paymentOrder).onDelete('cascade'),
    index('payment_event_order').on(table.tenantId, table.orderId),
    ...checksOf(table, { amount: { min: 0 } }),
  ],
);

/** Uses of a coupon by orders that are paid or may still be. */
export const couponUse = pgTable(
  'coupon_use',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    /** Such as "coupon/3" or "form/12". */
    couponKey: text('coupon_key').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.couponKey] }), ...checksOf(table, { used: { min: 0 } })],
);
