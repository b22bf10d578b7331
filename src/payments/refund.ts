import type { Db } from '../db/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import { formatMoney } from '../forms/payments/money.ts';
import { failureOf, moneyOf } from '../forms/payments/order-status.ts';
import { usageError } from '../web/usage-error.ts';
import type { OrderRow } from './orders.ts';
import type { PaymentProvider } from './provider.ts';
import { type EventRow, eventsOfOrder, recordEvent } from './record-event.ts';
import { lockOrder } from './settle.ts';

type Refund = {
  tenant: Tenant;
  orderId: number;
  /** Amount in minor units; by default everything that is left. */
  amount: number | undefined;
  provider: PaymentProvider | undefined;
  actor: string;
  note: string | undefined;
};

/** Refund requests whose result is unknown because the process ended in between. */
const unanswered = (events: readonly EventRow[]): EventRow[] => {
  const answered = new Set(events.map(({ note }) => note));
  return events.filter(({ kind, id }) => kind === 'refund-requested' && !answered.has(`request ${id}`));
};

/**
 * Refunds a payment in full or in part. The request is stored before the provider is called: after a crash, the next refund of the
 * order repeats it with the same key, so the money is refunded only once. Returns the refunded amount. Throws a usage error if the
 * amount exceeds what is left, or if the provider rejects the refund.
 */
export async function refundOrder(
  db: Db,
  { tenant, orderId, amount, provider, actor, note }: Refund,
): Promise<{ amount: number; isManual: boolean }> {
  const { order, request } = await db.transaction(async (transaction) => {
    const locked = await lockOrder(transaction, tenant.id, orderId);
    const events = await eventsOfOrder(transaction, tenant.id, orderId);
    const [pending] = unanswered(events);
    if (pending) return { order: locked, request: pending };
    const asked = amountToRefund(locked, events, amount);
    await recordEvent(transaction, {
      tenantId: tenant.id,
      orderId,
      kind: 'refund-requested',
      amount: asked,
      actor,
      note: note ?? null,
    });
    const [request] = unanswered(await eventsOfOrder(transaction, tenant.id, orderId));
    if (!request) throw new Error('The request of the refund was not stored');
    return { order: locked, request };
  });
  const payment = { tenantId: tenant.id, orderId, paymentId: order.paymentId, currency: order.currency };
  const asked = request.amount ?? 0;
  const isManual = order.provider !== provider?.name;
  const result = isManual ? 'manual' : await provider.refund(payment, asked, `request ${request.id}`);
  const name = `request ${request.id}`;
  const isRefused = result !== 'manual' && 'refused' in result;
  const refundId = result === 'manual' || isRefused ? name : result.id;
  const outcome = isRefused
    ? ({ kind: 'refund-failed', providerId: failureOf(refundId) } as const)
    : ({ kind: 'refunded', providerId: refundId } as const);
  await db.transaction(async (transaction) => {
    await lockOrder(transaction, tenant.id, orderId);
    // the webhook may have arrived first
    await recordEvent(transaction, { ...outcome, tenantId: tenant.id, orderId, amount: asked, actor, note: name });
  });
  if (isRefused)
    throw usageError(
      `${formatMoney(asked, order.currency)} of order ${orderId} could not be refunded: ${result.refused} Refund it in the provider's dashboard, or return the money yourself`,
    );
  return { amount: asked, isManual: result === 'manual' };
}

function amountToRefund({ id, currency }: OrderRow, events: readonly EventRow[], amount: number | undefined): number {
  const { paid, refunded } = moneyOf(events);
  const left = paid - refunded;
  if (left <= 0)
    throw usageError(
      `Order ${id} has nothing to refund: ${formatMoney(paid, currency)} was paid and ${formatMoney(refunded, currency)} refunded`,
    );
  const asked = amount ?? left;
  if (asked < 1 || asked > left)
    throw usageError(
      `--amount is ${formatMoney(asked, currency)}; it has to be at most ${formatMoney(left, currency)}, which is left of order ${id}`,
    );
  return asked;
}
