import type { Checkout } from '../submissions/checkout.ts';
import type { Payments } from './create-payments.ts';
import type { OwnCoupon } from './start-order.ts';

type OrderOf = Parameters<Checkout['createOrder']>[1];

const subject = 'form';

/** Payment of forms: an order for each submission. */
export const formCheckout = (
  payments: Pick<Payments, 'unavailable' | 'isTest' | 'startOrder' | 'addressOf' | 'pageOf'>,
): Checkout => ({
  unavailable: payments.unavailable,
  isTest: payments.isTest,
  createOrder: async (transaction, { tenant, form, submission, checkoutMinutes }) => {
    const { id: subjectId, order, email } = submission;
    if (!order) throw new Error(`Submission ${subjectId} has no order`);
    const started = await payments.startOrder(transaction, tenant, {
      subject,
      subjectId,
      title: form.title,
      currency: order.currency,
      lines: order.lines.map(({ title, unitAmount, quantity }) => ({ title, unitAmount, quantity })),
      couponCode: order.couponCode,
      taxRate: order.taxRate,
      ownCoupon: ownCoupon(form),
      buyer: { name: nameOf(form, submission), email: email ?? undefined },
      isQueued: submission.state === 'waiting',
      ...(checkoutMinutes && { checkoutMinutes }),
    });
    return 'couponProblem' in started ? started : { pageUrl: payments.pageOf(tenant, started.reference) };
  },
  addressOf: (tenant, { id }) => payments.addressOf(tenant, subject, id),
});

/** The name from the fields with a name in their `autocomplete` attribute; undefined without such fields. */
function nameOf({ fields }: OrderOf['form'], { answers }: OrderOf['submission']): string | undefined {
  const answerOf = (autocomplete: string) =>
    fields.filter((field) => field.autocomplete === autocomplete).flatMap(({ id }) => answers[id]?.values[0] ?? []);
  return answerOf('name')[0] ?? ([...answerOf('given-name'), ...answerOf('family-name')].join(' ') || undefined);
}

/** The coupon of a form; without a code, every submission uses it while it is available. */
function ownCoupon({ id, payment }: OrderOf['form']): OwnCoupon | undefined {
  if (!payment || payment.couponAmount === 0) return undefined;
  const { couponCode: code, couponAmount: amount, couponAvailable } = payment;
  return { key: `form/${id}`, code, amount, available: couponAvailable || undefined };
}
