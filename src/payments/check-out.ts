import { and, eq } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { paymentOrder } from '../db/schema/payment.ts';
import { chargedLines } from '../domain/payments/order-totals.ts';
import type { Log } from '../runtime/log.ts';
import { orderPagePath } from './order-address.ts';
import { findLines, type OrderRow } from './orders.ts';
import type { PaymentProvider } from './provider.ts';
import { recordEvent } from './record-event.ts';
import type { ResolvedCollege } from './resolved-college.ts';

/** A checkout cannot be opened later than this before the order expires: Stripe requires 30 minutes. */
const leastMilliseconds = 31 * 60_000;

type Options = { college: ResolvedCollege; provider: PaymentProvider; log: Pick<Log, 'error'> };

/**
 * Opens the checkout of an order at its provider and returns the page to pay at; the page of the order if it need not or
 * cannot be paid now. Repeating it, also after a crash, leads to the same checkout.
 */
export async function checkOut(db: Db, order: OrderRow, { college, provider, log }: Options): Promise<string> {
  const { tenantId, id, reference, checkoutUrl, status, expiresAt } = order;
  const page = orderPagePath(reference);
  if (status !== 'open' || expiresAt === null) return page;
  if (checkoutUrl) return checkoutUrl;
  const expires = Date.parse(expiresAt);
  if (expires - Temporal.Now.instant().epochMilliseconds < leastMilliseconds) return page;
  const lines = chargedLines(await findLines(db, tenantId, id), order);
  const payable = { ...order, lines, expiresAt: Math.floor(expires / 1000) };
  try {
    const started = await provider.start(payable, college.origin + page);
    if ('instructions' in started) return page;
    await db.transaction(async (transaction) => {
      await transaction
        .update(paymentOrder)
        .set({ sessionId: started.sessionId, checkoutUrl: started.redirect })
        .where(and(eq(paymentOrder.tenantId, tenantId), eq(paymentOrder.id, id)));
      // two requests may open the same checkout
      await recordEvent(transaction, {
        tenantId,
        orderId: id,
        kind: 'checkout',
        actor: 'buyer',
        providerId: 'checkout',
      });
    });
    return started.redirect;
  } catch (err) {
    // the page of the order offers to try again
    log.error({ err, tenant: college.tenant.slug, order: id }, 'the checkout could not be opened');
    return `${page}?problem=unavailable`;
  }
}
