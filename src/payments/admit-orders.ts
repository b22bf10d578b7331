import { asc, eq } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { paymentOrder } from '../db/schema/payment.ts';
import type { Tenant } from '../domain/tenant.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Log } from '../runtime/log.ts';
import { inMinutes } from './expiry.ts';
import type { OrderRow } from './orders.ts';
import { placeMail } from './place-mail.ts';
import { recordEvent } from './record-event.ts';
import type { ResolvedCollege } from './resolved-college.ts';
import { lockOrder, type Subjects, settle, succeeds } from './settle.ts';

/** Minutes that a place is kept for a buyer who learns of it by mail. */
const admittedMinutes = 60;

type Options = { subjects: Subjects; resolve: (tenant: Tenant) => ResolvedCollege; log: Pick<Log, 'warn'> };

/** Gives free places to waiting orders, the oldest first. */
export async function admitOrders(db: Db, tenants: readonly Tenant[], options: Options): Promise<void> {
  const queued = await db
    .select()
    .from(paymentOrder)
    .where(eq(paymentOrder.status, 'queued'))
    .orderBy(asc(paymentOrder.tenantId), asc(paymentOrder.id));
  for (const order of queued) {
    const tenant = tenants.find(({ id }) => id === order.tenantId);
    if (!tenant) continue;
    await db
      .transaction((transaction) => admit(transaction, order, options.subjects, options.resolve(tenant)))
      .catch((err: unknown) =>
        options.log.warn({ err, tenant: tenant.slug, order: order.id }, 'an order could not be admitted'),
      );
  }
}

async function admit(db: Db, { tenantId, id: orderId }: OrderRow, subjects: Subjects, college: ResolvedCollege) {
  const { status, subject, subjectId, total } = await lockOrder(db, tenantId, orderId);
  const handlers = subjects[subject];
  if (status !== 'queued' || !handlers) return;
  if (!(await succeeds(db, (nested) => handlers.admit(nested, { tenantId, subjectId, orderId })))) return;
  await recordEvent(db, { tenantId, orderId, kind: 'admitted', actor: 'system' });
  const isFree = total === 0;
  if (isFree) await recordEvent(db, { tenantId, orderId, kind: 'paid', amount: 0, actor: 'system' });
  await db
    .update(paymentOrder)
    .set({ expiresAt: isFree ? null : inMinutes(admittedMinutes) })
    .where(matching(paymentOrder, { tenantId, id: orderId }));
  const order = await lockOrder(db, tenantId, orderId);
  if (isFree) return settle(db, order, subjects, college);
  if (order.buyerEmail) await queueMail(db, tenantId, placeMail(order, college));
}
