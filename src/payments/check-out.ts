import { and, gt, lt, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { paymentOrder } from '../db/schema/payment.ts';
import { chargedLines } from '../forms/payments/order-totals.ts';
import type { Log } from '../runtime/log.ts';
import { inMinutes } from './expiry.ts';
import { orderPagePath } from './order-address.ts';
import { findLines, type OrderRow } from './orders.ts';
import type { PaymentProvider } from './provider.ts';
import { recordEvent } from './record-event.ts';
import type { ResolvedCollege } from './resolved-college.ts';

/** Minutes that an order is kept while its payment page is open. Stripe requires 30 and allows a day. */
const paymentMinutes = 35;
/** Minutes that have to be left for a checkout with the expiry of an earlier attempt, which makes it the same checkout. */
const minMinutes = 31;

type Options = { college: ResolvedCollege; provider: PaymentProvider; log: Pick<Log, 'error'> };

/**
 * Opens the checkout of an order at its provider. Returns the page where it is paid, or the page of the order if it need not or cannot
 * be paid now. Idempotent, even after a crash.
 */
export async function checkOut(db: Db, order: OrderRow, { college, provider, log }: Options): Promise<string> {
  const { tenantId, id, reference, checkoutUrl, status, expiresAt } = order;
  const page = orderPagePath(reference);
  if (status !== 'open' || expiresAt === null) return page;
  if (checkoutUrl) return checkoutUrl;
  const extended = await extend(db, order);
  if (extended === undefined) return page;
  const expires = Date.parse(extended);
  const lines = chargedLines(await findLines(db, tenantId, id), order);
  const payable = { ...order, lines, expiresAt: Math.floor(expires / 1000) };
  try {
    const started = await provider.start(payable, college.origin + page);
    if ('instructions' in started) return page;
    await db.transaction(async (transaction) => {
      await transaction
        .update(paymentOrder)
        .set({ sessionId: started.sessionId, checkoutUrl: started.redirect })
        .where(matching(paymentOrder, { tenantId, id }));
      // two requests may have opened the same checkout
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
    // the order's page offers a retry
    log.error({ err, tenant: college.tenant.slug, order: id }, 'the checkout could not be opened');
    return `${page}?problem=unavailable`;
  }
}

/** Keeps an open order long enough for its payment, and returns until when. Undefined if it has ended. */
async function extend(db: Db, { tenantId, id }: OrderRow): Promise<string | undefined> {
  const isShort = lt(paymentOrder.expiresAt, inMinutes(minMinutes));
  const [row] = await db
    .update(paymentOrder)
    .set({
      expiresAt: sql`case when ${isShort} then ${inMinutes(paymentMinutes)}::timestamptz else ${paymentOrder.expiresAt} end`,
    })
    .where(and(matching(paymentOrder, { tenantId, id, status: 'open' }), gt(paymentOrder.expiresAt, inMinutes(0))))
    .returning({ expiresAt: paymentOrder.expiresAt });
  return row?.expiresAt ?? undefined;
}
