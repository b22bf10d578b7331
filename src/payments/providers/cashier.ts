import { createHmac, timingSafeEqual } from 'node:crypto';

import { type } from 'arktype';

import type { PaymentProvider } from '../provider.ts';

type Settings = { url: string; secret: string };

/** Seconds by which the timestamp of a report may differ. */
const tolerance = 300;

/** HMAC-SHA256 of the fields in alphabetical order as `name=value` lines, in hexadecimal. */
export function signFields(fields: Record<string, string>, secret: string): string {
  const text = Object.keys(fields)
    .filter((name) => name !== 'signature')
    .sort()
    .map((name) => `${name}=${encodeURIComponent(fields[name] ?? '')}\n`)
    .join('');
  return createHmac('sha256', secret).update(text).digest('hex');
}

const report = type({
  event_id: '1 <= string <= 200',
  reference: '1 <= string <= 100',
  status: "'paid' | 'processing' | 'failed' | 'expired' | 'refunded'",
  amount: type('string.integer.parse').to('number >= 0'),
  currency: /^[A-Z]{3}$/,
  timestamp: type('string.integer.parse').to('number > 0'),
  signature: /^[0-9a-f]{64}$/,
});

/** Redirects the buyer to the university's cashier, with signed fields in both directions. See docs/payments.md. */
export const cashier = (
  { url, secret }: Settings,
  now: () => number = () => Temporal.Now.instant().epochMilliseconds / 1000,
): PaymentProvider => ({
  name: 'cashier',
  formTargets: [new URL(url).origin],
  start: async ({ reference, title, currency, total, expiresAt }, pageUrl) => {
    const fields: Record<string, string> = {
      reference,
      title,
      currency,
      amount: String(total),
      expires: String(expiresAt),
      return_url: pageUrl,
    };
    const redirect = new URL(url);
    for (const [name, value] of Object.entries({ ...fields, signature: signFields(fields, secret) }))
      redirect.searchParams.set(name, value);
    return { redirect: redirect.href, sessionId: null };
  },
  verify: async ({ body }) => {
    const fields = Object.fromEntries(new URLSearchParams(body));
    const parsed = report(fields);
    if (parsed instanceof type.errors) return { refused: parsed.summary };
    if (!isSame(signFields(fields, secret), parsed.signature)) return { refused: 'The signature is not valid.' };
    if (Math.abs(now() - parsed.timestamp) > tolerance) return { refused: 'The report has expired.' };
    const { event_id: id, status: kind, reference, amount, currency } = parsed;
    return [{ id, kind, order: { reference }, amount, currency, paymentId: id }];
  },
  refund: async () => 'manual',
});

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));
