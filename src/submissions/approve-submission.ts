import type { Db } from '../db/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { Checkout } from './checkout.ts';
import { queuePaymentMail } from './form-mail.ts';
import { takePlaces } from './places.ts';
import { completeSubmission, lockSubmission, setState } from './submission-states.ts';

/** Minutes in which the sender of an approved submission pays: the longest that a checkout of Stripe stays open. */
const approvedMinutes = 24 * 60;

type Approved =
  | Awaited<ReturnType<typeof completeSubmission>>
  | 'unpaid'
  | { payAt: string }
  | { couponProblem: string };

/**
 * Completes a submission that is held for review. One with a payment gets its order and its places, and its sender a message
 * with the page to pay at. `unpaid` if it waits for a payment or its checkout was not finished. Roll the transaction back
 * after `full` and after an error of the coupon.
 */
export async function approveSubmission(
  db: Db,
  { tenant, checkout }: { tenant: Tenant; checkout: Pick<Checkout, 'createOrder'> },
  id: number,
): Promise<Approved> {
  const found = await lockSubmission(db, tenant.id, id);
  if (!found) return 'absent';
  const { submission, form } = found;
  if (submission.state !== 'held' && submission.state !== 'complete') return 'unpaid';
  const isPaid = submission.state === 'held' && (submission.order?.total ?? 0) > 0;
  if (!isPaid) return completeSubmission(db, tenant.id, id);
  if (await takePlaces(db, { tenantId: tenant.id, formId: form.id }, form, submission.taken)) return 'full';
  await setState(db, submission, 'pending');
  const order = await checkout.createOrder(db, { tenant, form, submission, checkoutMinutes: approvedMinutes });
  if ('couponProblem' in order) return order;
  const now = await lockSubmission(db, tenant.id, id);
  if (now?.submission.state !== 'pending') return 'completed';
  await queuePaymentMail(db, form, submission, order.pageUrl);
  return { payAt: order.pageUrl };
}
