import type { Fields } from './form-fields.ts';
import type { FakeSession } from './sessions.ts';

export type FakeRefund = {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  currency: string;
  status: 'succeeded' | 'failed';
  metadata: object;
};

type Paid = { session: FakeSession; refunds: readonly FakeRefund[] };

/** A refund from the parameters of `refunds.create`; undefined if it exceeds the remaining payment. */
export function createRefund(id: string, fields: Fields, { session, refunds }: Paid): FakeRefund | undefined {
  const amount = Number(fields['amount']);
  const returned = refunds.filter(({ status }) => status !== 'failed').reduce((sum, each) => sum + each.amount, 0);
  const { payment_intent: payment, amount_total: paid, currency } = session;
  if (typeof payment !== 'string' || amount + returned > (paid ?? 0)) return undefined;
  return {
    id,
    object: 'refund',
    payment_intent: payment,
    amount,
    currency: currency ?? 'usd',
    status: 'succeeded',
    metadata: Object(fields['metadata'] ?? {}),
  };
}
