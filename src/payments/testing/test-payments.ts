import type { Database } from '../../db/client.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { takeCoupon } from '../coupon-use.ts';
import { createPayments } from '../create-payments.ts';
import { createFakeStripe } from '../fake-stripe/fake-stripe.ts';
import { findOrderDetails } from '../orders.ts';
import type { PaymentProvider } from '../provider.ts';
import { stripe } from '../providers/stripe.ts';
import type { OrderInput } from '../start-order.ts';

type Webhook = { account: string; body: string; signature: string };

/** The webhook secret of a Stripe account. */
export const secretOf = (account: string) => `whsec_of_${account}`;

export const stripeAccount = 'sk_test_harbor';

export const silentLog = { info: () => {}, warn: () => {}, error: () => {} };

/** The key under which fulfilling a subject counts its units. */
export const placesOf = (subjectId: number) => `places of ${subjectId}`;

let lastSubject = 0;

/** The input of an order of $105.00 for a new form. */
export const camp = (input: Partial<OrderInput> = {}) => ({
  subject: 'form',
  subjectId: ++lastSubject,
  title: 'Summer camp',
  currency: 'USD',
  lines: [
    { title: 'Camper', unitAmount: 4500, quantity: 2 },
    { title: 'Size: Large', unitAmount: 1500, quantity: 1 },
  ],
  buyer: { name: 'Ann Reed', email: 'ann@example.com' },
  ...input,
});

/** The payments of a college with a fake Stripe whose webhooks are queued. Tests may change `provider` and `hasPlaces`. */
export function createTestPayments(database: Database, college: Tenant) {
  const webhooks: Webhook[] = [];
  /** What was fulfilled and released. */
  const calls: string[] = [];
  const fake = createFakeStripe({
    secretOf,
    deliver: async (webhook) => {
      webhooks.push(webhook);
      return 200;
    },
  });
  const provider: PaymentProvider = stripe({
    secretKey: stripeAccount,
    webhookSecret: secretOf(stripeAccount),
    fetch: async (input, init) => fake.api.request(input as string, init),
  });
  const setup = { provider, hasPlaces: true };
  const payments = createPayments({
    database,
    providers: { of: async () => setup.provider, instructionsOf: () => 'Send a check to the athletics office.' },
    subjects: {
      form: {
        complete: async (db, { tenantId, subjectId }) => {
          calls.push(`complete ${subjectId}`);
          await takeCoupon(db, tenantId, placesOf(subjectId), null);
          return setup.hasPlaces;
        },
        admit: async (_, { subjectId }) => {
          calls.push(`admit ${subjectId}`);
          return setup.hasPlaces;
        },
        positionOf: async () => 1,
        pageOf: async (_, { subjectId }) => `/form/${subjectId}`,
        release: async (_, { subjectId }) => void calls.push(`release ${subjectId}`),
      },
    },
    originOf: () => 'http://harbor.localhost',
    log: silentLog,
  });

  const start = (input: Partial<OrderInput> = {}) => {
    const given = camp(input);
    return database.db.transaction(async (db) => ({
      ...(await payments.startOrder(db, college, given)),
      subjectId: given.subjectId,
    }));
  };
  const order = async (input: Partial<OrderInput> = {}) => {
    const started = await start(input);
    if ('couponProblem' in started) throw new Error(started.couponProblem);
    return started;
  };
  const post = ({ body, signature }: Pick<Webhook, 'body' | 'signature'>) =>
    payments.receive(college, 'stripe', { body, headers: new Headers({ 'stripe-signature': signature }) });
  const details = (id: number) => findOrderDetails(database.db, college.id, { id });

  return {
    ...{ payments, fake, setup, webhooks, calls, start, order, post },
    /** Creates an order whose buyer is on the provider's page. */
    checkedOut: async (input: Partial<OrderInput> = {}) => {
      const started = await order(input);
      await payments.checkOut(college, started.reference);
      const session = fake.sessions().find(({ client_reference_id }) => client_reference_id === started.reference);
      if (!session) throw new Error('The checkout was not opened');
      return { ...started, session };
    },
    /** Delivers the queued webhooks. Throws if one is refused. */
    deliver: async (...some: Webhook[]) => {
      for (const webhook of some) if ((await post(webhook)) !== 'handled') throw new Error('The webhook was refused');
    },
    statusOf: async (id: number) => (await details(id))?.order.status,
    eventsOf: async (id: number) => (await details(id))?.events ?? [],
  };
}
