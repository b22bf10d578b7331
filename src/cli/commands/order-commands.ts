import { type } from 'arktype';

import { printWallTime } from '../../content/fields/instant.ts';
import { formatMoney, parseDecimal } from '../../forms/payments/money.ts';
import { orderStatuses } from '../../forms/payments/order-status.ts';
import { siteOrigin } from '../../mail/site-origin.ts';
import { orderCsv } from '../../payments/order-csv.ts';
import { findOrderDetails, listOrders, type OrderRow } from '../../payments/orders.ts';
import { eventsOfOrder } from '../../payments/record-event.ts';
import { refundOrder } from '../../payments/refund.ts';
import { env } from '../../runtime/env.ts';
import { usageError } from '../../web/usage-error.ts';
import { type CollegeWork, forCollege } from '../college-command.ts';
import { collegePayments } from '../college-payments.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { jsonOption, parseOptions, tenantOption } from '../options.ts';

const idArgument = { usage: '<id>', description: 'number of the order, from `order list`' };
const noteOption = { flags: '--note <text>', description: 'a note for the record' };
const notes = type({ 'note?': '0 < string <= 500' });

async function requireOrder({ db, tenant, args }: CollegeWork) {
  const id = type('string.integer.parse').to('1 <= number.integer <= 2147483647')(args[0]);
  const found = typeof id === 'number' ? await findOrderDetails(db, tenant.id, { id }) : undefined;
  if (!found) throw usageError(`${tenant.slug} has no order ${args[0]}; see: order list --tenant ${tenant.slug}`);
  return found;
}

const toCells = ({ id, status, title, total, currency, buyerName, createdAt }: OrderRow, zone: string) => ({
  id: String(id),
  status,
  title,
  total: formatMoney(total, currency),
  name: buyerName ?? '',
  created: printWallTime(createdAt, zone),
});

const orderList: Command = {
  name: 'order list',
  summary: 'List the orders of a college, the newest first',
  options: [
    tenantOption,
    { flags: `--status <${orderStatuses.join('|')}>`, description: 'only orders with this status' },
    jsonOption,
  ],
  examples: ['order list --tenant unc', 'order list --tenant unc --status due'],
  run: forCollege(async ({ db, tenant, options, json, io }) => {
    const { status } = parseOptions(type({ 'status?': type.enumerated(...orderStatuses) }), options);
    const orders = await listOrders(db, tenant.id, status);
    if (orders.length === 0) io.err(`${tenant.name} has no ${status ? `${status} ` : ''}orders.`);
    return json
      ? orders.map(({ reference, checkoutUrl, ...order }) => JSON.stringify(order))
      : formatTable(orders.map((order) => toCells(order, tenant.timezone)));
  }),
};

const orderShow: Command = {
  name: 'order show',
  summary: 'Show an order with its items and its events',
  argument: idArgument,
  options: [tenantOption],
  examples: ['order show 12 --tenant unc'],
  run: forCollege(async (work) => {
    const { order, lines, events } = await requireOrder(work);
    const money = (amount: number) => formatMoney(amount, order.currency);
    return [
      `${order.title}, ${order.status}`,
      `Buyer: ${order.buyerName ?? '-'} ${order.buyerEmail ?? ''}`,
      `Page: ${siteOrigin(work.tenant, env)}/order/${order.reference}`,
      ...lines.map(({ quantity, title, unitAmount }) => `${quantity} × ${title} at ${money(unitAmount)}`),
      `Subtotal ${money(order.subtotal)}, discount ${money(order.discount)}, tax ${money(order.tax)}, total ${money(order.total)}`,
      ...formatTable(
        events.map(({ at, kind, amount, actor, note }) => ({
          at: printWallTime(at, work.tenant.timezone),
          event: kind,
          amount: amount === null ? '' : money(amount),
          by: actor,
          note: note ?? '',
        })),
      ),
    ];
  }),
};

const orderRefund: Command = {
  name: 'order refund',
  summary: 'Refund an order in full or in part',
  argument: idArgument,
  options: [
    tenantOption,
    { flags: '--amount <amount>', description: 'amount in the currency of the order, such as 12.50 (default: all)' },
    noteOption,
  ],
  examples: ['order refund 12 --tenant unc', 'order refund 12 --amount 12.50 --note "One camper is ill" --tenant unc'],
  run: forCollege(async (work) => {
    const { order } = await requireOrder(work);
    const { amount: text, note } = parseOptions(notes.and({ 'amount?': 'string' }), work.options);
    const amount = text === undefined ? undefined : parseDecimal(text, order.currency);
    if (text !== undefined && amount === undefined)
      throw usageError(
        `--amount is "${text}"; it has to be an amount in ${order.currency} such as ${(12.5).toFixed(2)}`,
      );
    const provider = await collegePayments(work).providers.of(work.tenant);
    const refund = { tenant: work.tenant, orderId: order.id, amount, provider, actor: work.actor, note };
    const { amount: refunded, isManual } = await refundOrder(work.db, refund);
    const done = `${formatMoney(refunded, order.currency)} of order ${order.id} is recorded as refunded.`;
    return [isManual ? `${done} Return the money yourself: the provider cannot do it.` : done];
  }),
};

/** Creates a command that records an event of an order outside the site. */
const recording = (
  name: string,
  kind: 'paid' | 'canceled',
  allowed: readonly OrderRow['status'][],
  summary: string,
): Command => ({
  name: `order ${name}`,
  summary,
  argument: idArgument,
  options: [tenantOption, noteOption],
  examples: [`order ${name} 12 --tenant unc`],
  run: forCollege(async (work) => {
    const { tenant, actor } = work;
    const { order } = await requireOrder(work);
    if (!allowed.includes(order.status))
      throw usageError(
        `Order ${order.id} is ${order.status}; only orders that are ${allowed.join(' or ')} can be changed so`,
      );
    const { note } = parseOptions(notes, work.options);
    await collegePayments(work).payments.recordByStaff(tenant, order.id, { kind, actor, ...(note && { note }) });
    return [`Order ${order.id} is ${kind}`];
  }),
});

const orderExport: Command = {
  name: 'order export',
  summary: 'Print the orders of a college as CSV for the business office',
  options: [tenantOption],
  examples: ['order export --tenant unc'],
  run: forCollege(async ({ db, tenant }) => {
    const orders = await listOrders(db, tenant.id);
    const rows = await Promise.all(
      orders.map(async (order) => ({ order, events: await eventsOfOrder(db, tenant.id, order.id) })),
    );
    return orderCsv(rows, tenant.timezone).trimEnd().split('\r\n');
  }),
};

export const orderCommands: readonly Command[] = [
  orderList,
  orderShow,
  orderRefund,
  recording('mark-paid', 'paid', ['due', 'open'], 'Record the payment of an invoice'),
  recording('cancel', 'canceled', ['due', 'open'], 'Cancel an order that is not paid and free its places'),
  orderExport,
];
