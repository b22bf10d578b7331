import { and, inArray, lt } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { paymentOrder } from '../db/schema/payment.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { Log } from '../runtime/log.ts';
import { inMinutes } from './expiry.ts';
import type { OrderRow } from './orders.ts';
import type { Providers } from './provider.ts';
import { recordEvent } from './record-event.ts';
import type { ResolvedCollege } from './resolved-college.ts';
import { lockOrder, type Subjects, settle } from './settle.ts';

type Options = {
  providers: Providers;
  subjects: Subjects;
  resolve: (tenant: Tenant) => ResolvedCollege;
  log: Pick<Log, 'warn'>;
};

/** Releases orders whose checkout has expired. An order that was paid waits for the report of the payment. */
export async function expireOrders(db: Db, tenants: readonly Tenant[], options: Options): Promise<void> {
  const due = await db
    .select()
    .from(paymentOrder)
    .where(and(inArray(paymentOrder.status, ['open', 'queued']), lt(paymentOrder.expiresAt, inMinutes(0))));
  for (const order of due) {
    const tenant = tenants.find(({ id }) => id === order.tenantId);
    if (!tenant) continue;
    await expire(db, order, tenant, options).catch((err: unknown) =>
      options.log.warn({ err, tenant: tenant.slug, order: order.id }, 'an order could not be expired'),
    );
  }
}

async function expire(
  db: Db,
  order: OrderRow,
  tenant: Tenant,
  { providers, subjects, resolve }: Options,
): Promise<void> {
  const { tenantId, id: orderId, sessionId } = order;
  const provider = await providers.of(tenant);
  if (sessionId && provider?.close && !(await provider.close(sessionId))) return;
  await db.transaction(async (transaction) => {
    const locked = await lockOrder(transaction, tenantId, orderId);
    // the buyer may have opened the payment page meanwhile, which keeps the place longer
    if (!['open', 'queued'].includes(locked.status) || locked.expiresAt !== order.expiresAt) return;
    await recordEvent(transaction, { tenantId, orderId, kind: 'expired', actor: 'system' });
    await settle(transaction, locked, subjects, resolve(tenant));
  });
}
