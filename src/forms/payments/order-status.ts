export const eventKinds = [
  'created',
  'queued',
  'admitted',
  'checkout',
  'processing',
  'due',
  'paid',
  'failed',
  'expired',
  'canceled',
  'fulfilled',
  'unfulfilled',
  'released',
  'mismatch',
  'refund-requested',
  'refunded',
  'refund-failed',
] as const;
export type EventKind = (typeof eventKinds)[number];

export const orderStatuses = [
  'open',
  'queued',
  'processing',
  'due',
  'paid',
  'partly-refunded',
  'refunded',
  'failed',
  'expired',
  'canceled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

type Event = { kind: EventKind; amount: number | null; providerId: string | null };

/** The event id for the failure of a refund, from the provider's refund id. */
export const failureOf = (refundId: string): string => `failed ${refundId}`;

/** The refunds that reached the buyer, without those that the provider reported as failed at any time. */
export function madeRefunds<E extends Event>(events: readonly E[]): E[] {
  const failed = new Set(events.filter(({ kind }) => kind === 'refund-failed').map(({ providerId }) => providerId));
  return events.filter(({ kind, providerId }) => kind === 'refunded' && !failed.has(failureOf(providerId ?? '')));
}

/** Money received and returned, in minor units. A payment that is reported twice counts once. */
export function moneyOf(events: readonly Event[]): { paid: number; refunded: number } {
  const payments = events.filter(({ kind }) => kind === 'paid').map(({ amount }) => amount ?? 0);
  return {
    paid: Math.max(0, ...payments),
    refunded: madeRefunds(events).reduce((sum, { amount }) => sum + (amount ?? 0), 0),
  };
}

/** States before a payment, in order of precedence. */
const unpaid = ['canceled', 'failed', 'expired', 'due', 'processing'] as const;

/** Derives the status of an order from its events, which may arrive in any order. A payment takes precedence over everything. */
export function orderStatus(events: readonly Event[]): OrderStatus {
  const has = (kind: EventKind) => events.some((event) => event.kind === kind);
  if (!has('paid')) return unpaid.find(has) ?? (has('queued') && !has('admitted') ? 'queued' : 'open');
  const { paid, refunded } = moneyOf(events);
  if (refunded === 0) return 'paid';
  return refunded < paid ? 'partly-refunded' : 'refunded';
}

/** Whether an order keeps its places and units, or its position in line for them; not once it has ended without a payment. */
export const holdsPlaces = (status: OrderStatus): boolean => !['failed', 'expired', 'canceled'].includes(status);

/** Whether the order is fulfilled: after the payment, or at once with an invoice. */
export const isFulfillable = (status: OrderStatus): boolean =>
  ['due', 'paid', 'partly-refunded', 'refunded'].includes(status);
