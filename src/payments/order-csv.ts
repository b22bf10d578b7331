import { stringify } from 'csv-stringify/sync';

import { formatDecimal } from '../domain/payments/money.ts';
import { moneyOf } from '../domain/payments/order-status.ts';
import type { OrderRow } from './orders.ts';
import type { EventRow } from './record-event.ts';

type Listed = { order: OrderRow; events: readonly EventRow[] };

/** Orders for the business office: a row per order with decimal amounts. Texts that spreadsheets take for formulas are quoted. */
export const orderCsv = (orders: readonly Listed[]): string =>
  stringify(orders.map(toCells), { header: true, bom: true, escape_formulas: true, record_delimiter: 'windows' });

function toCells({ order, events }: Listed): Record<string, string> {
  const { paid, refunded } = moneyOf(events);
  const decimal = (amount: number) => formatDecimal(amount, order.currency);
  return {
    order: String(order.id),
    created: order.createdAt,
    paid_at: events.find(({ kind }) => kind === 'paid')?.at ?? '',
    status: order.status,
    title: order.title,
    name: order.buyerName ?? '',
    email: order.buyerEmail ?? '',
    currency: order.currency,
    subtotal: decimal(order.subtotal),
    discount: decimal(order.discount),
    coupon: order.couponCode ?? '',
    tax: decimal(order.tax),
    total: decimal(order.total),
    paid: decimal(paid),
    refunded: decimal(refunded),
    net: decimal(paid - refunded),
    provider: order.provider,
    payment: order.paymentId ?? '',
  };
}
