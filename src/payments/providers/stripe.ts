import Stripe from 'stripe';

import { failureOf } from '../../forms/payments/order-status.ts';
import type { PayableOrder, PaymentProvider, ProviderEvent } from '../provider.ts';
import { fromStripeAmount, toStripeAmount } from '../stripe-amount.ts';

type Settings = {
  secretKey: string;
  webhookSecret: string;
  /** Replaces the network, for the test shop. */
  fetch?: typeof fetch | undefined;
  /** Origin of its pages. */
  checkoutOrigins?: readonly string[];
};

type Session = Stripe.Checkout.Session;

const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** Stripe Checkout: the buyer pays on Stripe's page. */
export function stripe({
  secretKey,
  webhookSecret,
  fetch,
  checkoutOrigins = ['https://checkout.stripe.com'],
}: Settings): PaymentProvider {
  const client = new Stripe(secretKey, {
    telemetry: false,
    ...(fetch && { httpClient: Stripe.createFetchHttpClient(fetch) }),
  });

  const find = (sessionId: string): Promise<Session | undefined> =>
    client.checkout.sessions.retrieve(sessionId).catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return undefined;
      throw error;
    });

  return {
    name: 'stripe',
    isTest: /^[rs]k_test_/.test(secretKey),
    formTargets: checkoutOrigins,
    start: async (order, pageUrl) => {
      const session = await client.checkout.sessions.create(sessionOf(order, pageUrl), {
        // a later attempt with another expiry is another checkout
        idempotencyKey: `order-${order.tenantId}-${order.reference}-${order.expiresAt}`,
      });
      if (!session.url) throw new Error(`Stripe returned no address for the checkout ${session.id}`);
      return { redirect: session.url, sessionId: session.id };
    },
    verify: async ({ body, headers }) => {
      try {
        const signature = headers.get('stripe-signature') ?? '';
        const event = client.webhooks.constructEvent(body, signature, webhookSecret);
        return await eventsOf(event, client, find);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError)
          return { refused: 'The signature is not valid or has expired.' };
        throw error;
      }
    },
    refund: async ({ tenantId, paymentId, currency }, amount, request) => {
      if (!paymentId) return 'manual';
      try {
        const { id, status, failure_reason } = await client.refunds.create(
          { payment_intent: paymentId, amount: toStripeAmount(amount, currency), metadata: { request } },
          { idempotencyKey: `refund-${tenantId}-${request}` },
        );
        return isFailed(status) ? { refused: `Stripe reported it as ${failure_reason ?? status}.` } : { id };
      } catch (error) {
        // after other errors, the refund may have been made
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return { refused: error.message };
        throw error;
      }
    },
    close: async (sessionId) => {
      const session = await find(sessionId);
      if (session?.status === 'complete') return false;
      if (session?.status === 'open') await client.checkout.sessions.expire(sessionId);
      return true;
    },
  };
}

const sessionOf = (order: PayableOrder, pageUrl: string): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: order.reference,
  line_items: order.lines.map(({ title, quantity, unitAmount }) => ({
    quantity,
    price_data: {
      currency: order.currency.toLowerCase(),
      unit_amount: toStripeAmount(unitAmount, order.currency),
      product_data: { name: title.slice(0, 250) },
    },
  })),
  ...(order.buyerEmail && { customer_email: order.buyerEmail }),
  expires_at: order.expiresAt,
  success_url: `${pageUrl}?returned=true`,
  cancel_url: pageUrl,
});

type Client = InstanceType<typeof Stripe>;

/** What an event means by the current state of its session or payment, because events arrive late, twice and in any order. */
async function eventsOf(
  event: Stripe.Event,
  client: Client,
  find: (sessionId: string) => Promise<Session | undefined>,
): Promise<ProviderEvent[]> {
  if (event.type === 'charge.refunded' || event.type === 'refund.updated' || event.type === 'refund.failed')
    return refundsOf(idOf(event.data.object.payment_intent), client);
  if (!event.type.startsWith('checkout.session.')) return [];
  const session = await find((event.data.object as Session).id);
  const kind = session && kindOf(session, event.type);
  if (!session?.client_reference_id || !kind) return [];
  const currency = session.currency?.toUpperCase() ?? '';
  return [
    {
      id: event.id,
      kind,
      order: { reference: session.client_reference_id },
      amount: session.amount_total === null ? null : fromStripeAmount(session.amount_total, currency),
      currency,
      sessionId: session.id,
      paymentId: idOf(session.payment_intent),
    },
  ];
}

function kindOf({ status, payment_status }: Session, eventType: string): ProviderEvent['kind'] | undefined {
  if (payment_status !== 'unpaid') return 'paid';
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return undefined;
  return eventType === 'checkout.session.async_payment_failed' ? 'failed' : 'processing';
}

const isFailed = (status: string | null): boolean => status === 'failed' || status === 'canceled';

async function refundsOf(paymentId: string | null, client: Client): Promise<ProviderEvent[]> {
  if (!paymentId) return [];
  // the report of the payment, from which the order gets its payment, may be later than that of the refund
  const [session] = (await client.checkout.sessions.list({ payment_intent: paymentId, limit: 1 })).data;
  const reference = session?.client_reference_id;
  if (!reference) return [];
  const { data } = await client.refunds.list({ payment_intent: paymentId, limit: 100 });
  return data
    .filter(({ status }) => status === 'succeeded' || isFailed(status))
    .map(({ id, status, amount, currency, metadata }) => ({
      ...(isFailed(status) ? { id: failureOf(id), kind: 'refund-failed' } : { id, kind: 'refunded' }),
      order: { reference },
      amount: fromStripeAmount(amount, currency.toUpperCase()),
      currency: currency.toUpperCase(),
      note: metadata?.['request'] ?? null,
    }));
}
