import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { paymentOrder } from '../db/schema/payment.ts';
import type { Log } from '../runtime/log.ts';
import { findOrder, type OrderRow } from './orders.ts';
import type { ProviderEvent } from './provider.ts';
import { recordEvent } from './record-event.ts';
import type { ResolvedCollege } from './resolved-college.ts';
import { lockOrder, type Subjects, settle } from './settle.ts';

type Options = { subjects: Subjects; college: ResolvedCollege; log: Pick<Log, 'info' | 'error'> };

/** Stores each event with its consequences in one transaction; events that are already stored change nothing. */
export async function receive(
  db: Db,
  tenantId: number,
  events: readonly ProviderEvent[],
  { subjects, college, log }: Options,
): Promise<'handled'> {
  for (const event of events) {
    const { id: providerId, kind, amount, note = null } = event;
    const found = await findOrder(db, tenantId, event.order);
    // other programs that share the account have their own orders
    if (!found) continue;
    const { id: orderId } = found;
    await db.transaction(async (transaction) => {
      const order = await lockOrder(transaction, tenantId, orderId);
      const isRight = kind !== 'paid' || isWholePayment(order, event);
      if (!isRight)
        log.error({ tenant: college.tenant.slug, order: orderId }, 'a payment is not the total of its order');
      if (kind === 'refund-failed')
        log.error({ tenant: college.tenant.slug, order: orderId }, 'a refund failed; the buyer has not received it');
      const stored = {
        tenantId,
        orderId,
        kind: isRight ? kind : 'mismatch',
        amount,
        providerId,
        note,
        actor: 'provider',
      } as const;
      if (!(await recordEvent(transaction, stored))) return;
      if (kind === 'paid' && event.paymentId)
        await transaction
          .update(paymentOrder)
          .set({ paymentId: event.paymentId })
          .where(matching(paymentOrder, { tenantId, id: orderId }));
      await settle(transaction, order, subjects, college);
    });
    log.info({ tenant: college.tenant.slug, order: orderId, kind }, 'a payment event was handled');
  }
  return 'handled';
}

const isWholePayment = ({ total, currency }: OrderRow, event: ProviderEvent): boolean =>
  event.amount === total && event.currency === currency;
