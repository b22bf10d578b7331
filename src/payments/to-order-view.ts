import { isoInstant } from '../domain/instant.ts';
import { holdsPlaces, madeRefunds } from '../forms/payments/order-status.ts';
import type { OrderView } from '../forms/payments/order-view.ts';
import type { OrderDetails } from './orders.ts';
import { receiptRows } from './receipt-rows.ts';

type Shown = {
  /** Instructions for paying an invoice. */
  instructions: string | undefined;
  /** The page where it is ordered. */
  page: string | undefined;
  /** Its position in line. */
  position: number | undefined;
};

/** The data for an order's page, without anything from the provider. */
export function toOrderView(
  { order, lines, events }: OrderDetails,
  { instructions, page, position }: Shown,
): OrderView {
  const { id, reference, title, status, currency, total, buyerName, createdAt, expiresAt, checkoutUrl } = order;
  const paid = events.find(({ kind }) => kind === 'paid');
  return {
    id,
    reference,
    title,
    status,
    currency,
    total,
    buyerName,
    rows: receiptRows(order, lines),
    createdAt: isoInstant(createdAt),
    heldUntil: status === 'open' && expiresAt !== null ? isoInstant(expiresAt) : null,
    position: status === 'queued' ? (position ?? null) : null,
    paidAt: paid ? isoInstant(paid.at) : null,
    refunds: madeRefunds(events).map(({ amount, at }) => ({ amount: amount ?? 0, at: isoInstant(at) })),
    isUnfulfilled: events.some(({ kind }) => kind === 'unfulfilled'),
    instructions: status === 'due' ? (instructions ?? null) : null,
    againUrl: holdsPlaces(status) ? null : (page ?? null),
    isTestShop: checkoutUrl?.includes(testShopPath) ?? false,
  };
}

/** Path of the pages of the test shop. */
const testShopPath = '/test-shop/';
