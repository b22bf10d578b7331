import { athleticsName } from '../domain/tenant.ts';
import { formatMoney } from '../forms/payments/money.ts';
import { href } from '../routing/routes.ts';
import type { Mail } from '../web/mail.ts';
import type { LineRow, OrderRow } from './orders.ts';
import { placeMailKey } from './place-mail.ts';
import { receiptRows } from './receipt-rows.ts';
import type { ResolvedCollege } from './resolved-college.ts';

/** The mail to the buyer with the receipt of a paid order, or the invoice of one that is due. */
export function receiptMail(
  order: OrderRow,
  lines: readonly LineRow[],
  { tenant, origin, instructions }: ResolvedCollege,
): Mail {
  const isDue = order.status === 'due';
  const rows = receiptRows(order, lines);
  const width = Math.max(...rows.map(({ label }) => label.length));
  const text = [
    thanks(order),
    '',
    order.title,
    `Order ${order.id}`,
    '',
    ...rows.map(({ label, amount }) => `${label.padEnd(width)}  ${formatMoney(amount, order.currency)}`),
    ...(isDue && instructions ? ['', instructions, `Please include the reference ${order.id} with your payment.`] : []),
    '',
    `${isDue ? 'Your invoice' : 'Your receipt'}: ${origin}${href('order', { reference: order.reference })}`,
    '',
    athleticsName(tenant),
  ];
  return {
    purpose: 'receipt',
    key: keyOf(order.id, isDue),
    // without the buyer's name: an invoice goes to an address that anyone may enter, with any name
    to: { address: order.buyerEmail ?? '' },
    subject: `${isDue ? 'Invoice' : 'Receipt'} for ${order.title}`,
    text: text.join('\n'),
  };
}

const keyOf = (orderId: number, isDue: boolean): string => `${isDue ? 'invoice' : 'receipt'} ${orderId}`;

/** The keys of the messages about an order. */
export const mailKeys = (orderId: number): string[] => [
  keyOf(orderId, true),
  keyOf(orderId, false),
  placeMailKey(orderId),
];

function thanks({ status, total, currency }: OrderRow): string {
  if (status === 'due') return `Thank you for your order. Please pay ${formatMoney(total, currency)}.`;
  return total === 0 ? 'Thank you for your order. There is nothing to pay.' : 'Thank you for your payment.';
}
