import type Stripe from 'stripe';

import { type Fields, readFields } from './form-fields.ts';

export type FakeSession = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'status'
  | 'payment_status'
  | 'client_reference_id'
  | 'amount_total'
  | 'currency'
  | 'expires_at'
  | 'payment_intent'
  | 'success_url'
  | 'cancel_url'
  | 'url'
> & { lines: FakeLine[]; account: string };

export type FakeLine = { name: string; quantity: number; unitAmount: number };

const sessionPrefix = 'cs_test_';
const paymentPrefix = 'pi_';

export const isSessionId = (text: string): boolean => /^cs_test_[0-9a-f]{32}$/.test(text);

/** Converts between the ids of a session and its payment. */
export const paymentOf = (sessionId: string): string => sessionId.replace(sessionPrefix, paymentPrefix);
export const sessionOf = (paymentId: string): string => paymentId.replace(paymentPrefix, sessionPrefix);

type Origin = { hash: string; account: string; pageOrigin: string | undefined };

/** A new session from the parameters of `checkout.sessions.create`, whose id ends with the hash. */
export function createSession(body: string, { hash, account, pageOrigin }: Origin): FakeSession {
  const fields = readFields(body);
  const lines = Object.values(fields['line_items'] ?? {}).map(readLine);
  const id = sessionPrefix + hash;
  const currency = Object.values(fields['line_items'] ?? {}).map((line) => textAt(line, 'price_data', 'currency'))[0];
  const successUrl = textAt(fields, 'success_url');
  return {
    id,
    object: 'checkout.session',
    account,
    lines,
    status: 'open',
    payment_status: 'unpaid',
    client_reference_id: textAt(fields, 'client_reference_id') || null,
    amount_total: lines.reduce((sum, { quantity, unitAmount }) => sum + quantity * unitAmount, 0),
    currency: currency ?? 'usd',
    expires_at: Number(textAt(fields, 'expires_at')),
    payment_intent: null,
    success_url: successUrl,
    cancel_url: textAt(fields, 'cancel_url'),
    url: `${pageOrigin ?? new URL(successUrl).origin}/test-shop/checkout/${id}`,
  };
}

const readLine = (line: string | Fields): FakeLine => ({
  name: textAt(line, 'price_data', 'product_data', 'name'),
  quantity: Number(textAt(line, 'quantity')),
  unitAmount: Number(textAt(line, 'price_data', 'unit_amount')),
});

function textAt(fields: string | Fields, ...path: string[]): string {
  const found = path.reduce<string | Fields | undefined>(
    (at, name) => (typeof at === 'object' ? at[name] : undefined),
    fields,
  );
  return typeof found === 'string' ? found : '';
}
