import { stringify } from 'csv-stringify/sync';

import { printWallTime } from '../content/fields/instant.ts';
import { formatDecimal } from '../forms/payments/money.ts';
import { moneyOf } from '../forms/payments/order-status.ts';
import type { OrderRow } from './orders.ts';
import type { EventRow } from './record-event.ts';

type Listed = { order: OrderRow; events: readonly EventRow[] };

/**
 * Orders for the business office: a row per order, with decimal amounts and local times. Text that spreadsheets would take for a
 * formula is escaped.
 */
export const orderCsv = (orders: readonly Listed[], zone: string): string =>
  stringify(
    orders.map((each) => toCells(each, zone)),
    { header: true, bom: true, escape_formulas: true, record_delimiter: 'windows' },
  );

function toCells({ order, events }: Listed, zone: string): Record<string, string> {
  const { paid, refunded } = moneyOf(events);
  const paidAt = events.find(({ kind }) => kind === 'paid')?.at;
  const decimal = (amount: number) => formatDecimal(amount, order.currency);
  return {
    order: String(order.id),
    created: printWallTime(order.createdAt, zone),
    paid_at: paidAt ? printWallTime(paidAt, zone) : '',
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
