import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { coupon as couponKind } from '../content/coupons/coupon.ts';
import { tableOf } from '../content/table.ts';
import type { Database, Db } from '../db/client.ts';
import { mail as mailTable } from '../db/schema/mail.ts';
import { couponUse, paymentEvent, paymentOrder } from '../db/schema/payment.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import { configuredProviders } from './configured-providers.ts';
import { createPayments, type Payments } from './create-payments.ts';
import { createFakeStripe } from './fake-stripe/fake-stripe.ts';
import { signBody } from './fake-stripe/webhooks.ts';
import { orderCsv } from './order-csv.ts';
import { findOrderDetails } from './orders.ts';
import type { PaymentProvider } from './provider.ts';
import { cashier, signFields } from './providers/cashier.ts';
import { payLater } from './providers/pay-later.ts';
import { stripe } from './providers/stripe.ts';
import { refundOrder } from './refund.ts';
import type { OrderInput } from './start-order.ts';

type Webhook = { account: string; body: string; signature: string };

let database: Database;
let college: Tenant;
let provider: PaymentProvider;
let payments: Payments;
let fake: ReturnType<typeof createFakeStripe>;
let webhooks: Webhook[];
let calls: string[];
let hasPlaces: boolean;
let nextSubject = 0;

const secretOf = (account: string) => `whsec_of_${account}`;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const cashierSecret = 'a secret that is at least 32 characters';

beforeAll(async () => {
  database = await createTestDatabase();
  college = await createCollege(database.db);
});
afterAll(() => database.close());
beforeEach(() => {
  [webhooks, calls, hasPlaces] = [[], [], true];
  fake = createFakeStripe({
    secretOf,
    deliver: async (webhook) => {
      webhooks.push(webhook);
      return 200;
    },
  });
  provider = stripe({
    secretKey: 'sk_test_harbor',
    webhookSecret: secretOf('sk_test_harbor'),
    fetch: async (input, init) => fake.api.request(input as string, init),
  });
  payments = createPayments({
    database,
    providers: { of: async () => provider, instructionsOf: () => 'Send a check to the athletics office.' },
    subjects: {
      form: {
        complete: async (_, { subjectId }) => {
          calls.push(`complete ${subjectId}`);
          return hasPlaces;
        },
        release: async (_, { subjectId }) => void calls.push(`release ${subjectId}`),
      },
    },
    originOf: () => 'http://harbor.localhost',
    log,
  });
});

const camp = (input: Partial<OrderInput> = {}) => ({
  subject: 'form',
  subjectId: ++nextSubject,
  title: 'Summer camp',
  currency: 'USD',
  lines: [
    { title: 'Camper', unitAmount: 4500, quantity: 2 },
    { title: 'Size: Large', unitAmount: 1500, quantity: 1 },
  ],
  buyer: { name: 'Ann Reed', email: 'ann@example.com' },
  ...input,
});
const inTransaction = <Result>(work: (db: Db) => Promise<Result>) => database.db.transaction(work);

async function order(input: Partial<OrderInput> = {}) {
  const started = await inTransaction((db) => payments.startOrder(db, college, camp(input)));
  if ('couponProblem' in started) throw new Error(started.couponProblem);
  return { ...started, subjectId: nextSubject };
}
/** An order whose buyer is at the page of the provider. */
async function checkedOut(input: Partial<OrderInput> = {}) {
  const started = await order(input);
  await payments.addressOf(college, 'form', started.subjectId);
  const session = fake.sessions().find(({ client_reference_id }) => client_reference_id === started.reference);
  if (!session) throw new Error('The checkout was not opened');
  return { ...started, session };
}
const post = ({ body, signature }: Pick<Webhook, 'body' | 'signature'>) =>
  payments.receive(college, 'stripe', { body, headers: new Headers({ 'stripe-signature': signature }) });
const deliver = async (...some: Webhook[]) => {
  for (const webhook of some) expect(await post(webhook)).toBe('handled');
};
const statusOf = async (id: number) => (await findOrderDetails(database.db, college.id, { id }))?.order.status;
const eventsOf = async (id: number) => (await findOrderDetails(database.db, college.id, { id }))?.events ?? [];

test('a paid order is fulfilled once, however often and in whatever order the reports arrive', async () => {
  const { id, subjectId, session } = await checkedOut();
  fake.complete(session, 'pay');
  await fake.idle();
  const [completed] = webhooks;
  if (!completed) throw new Error('no webhook');
  await deliver(completed, completed);
  await deliver({
    ...completed,
    body: completed.body,
    signature: signBody(completed.body, secretOf('sk_test_harbor')),
  });
  expect(await statusOf(id)).toBe('paid');
  expect(calls).toEqual([`complete ${subjectId}`]);
  const mails = await database.db
    .select()
    .from(mailTable)
    .where(eq(mailTable.key, `receipt ${id}`));
  expect(mails.map(({ toAddress }) => toAddress)).toEqual(['ann@example.com']);
  expect(mails[0]?.text).toMatch(
    /2 × Camper +\$90\.00\n.*Size: Large +\$15\.00\n.*Sales tax \(0 %\) +\$0\.00\nTotal +\$105\.00/s,
  );
});

test('the return page and an opened checkout fulfill nothing', async () => {
  const { id, reference } = await checkedOut();
  await payments.findOrder(college, reference);
  expect(await statusOf(id)).toBe('open');
  expect(calls).toEqual([]);
});

test('opening a checkout again leads to the same page, also after a crash', async () => {
  const { subjectId, session } = await checkedOut();
  await database.db
    .update(paymentOrder)
    .set({ checkoutUrl: null, sessionId: null })
    .where(eq(paymentOrder.subjectId, subjectId));
  expect(await payments.addressOf(college, 'form', subjectId)).toBe(session.url);
  expect(fake.sessions()).toHaveLength(1);
});

test('Stripe charges the total of the order', async () => {
  const ownCoupon = { key: 'form/7', code: 'EARLY', amount: 1000 };
  const { total, session } = await checkedOut({ ownCoupon, couponCode: 'early', taxBasisPoints: 625 });
  expect(total).toBe(10094);
  expect(session.amount_total).toBe(total);
});

test('a failed payment releases what the order held, and a later report of it changes nothing', async () => {
  const { id, subjectId, session } = await checkedOut();
  fake.complete(session, 'fail');
  await fake.idle();
  await deliver(...webhooks.toReversed(), ...webhooks);
  expect(await statusOf(id)).toBe('failed');
  expect(calls).toEqual([`release ${subjectId}`]);
});

test('an order whose checkout has expired is released once', async () => {
  const { id, subjectId, session } = await checkedOut();
  await database.db.update(paymentOrder).set({ expiresAt: '2026-01-01T00:00:00Z' }).where(eq(paymentOrder.id, id));
  await payments.expireOrders([college]);
  await fake.idle();
  await deliver(...webhooks);
  await payments.expireOrders([college]);
  expect([await statusOf(id), session.status]).toEqual(['expired', 'expired']);
  expect(calls).toEqual([`release ${subjectId}`]);
});

test('an order that was paid is not expired, although the report is late', async () => {
  const { id, session } = await checkedOut();
  fake.complete(session, 'pay');
  await database.db.update(paymentOrder).set({ expiresAt: '2026-01-01T00:00:00Z' }).where(eq(paymentOrder.id, id));
  await payments.expireOrders([college]);
  expect(await statusOf(id)).toBe('open');
  await fake.idle();
  await deliver(...webhooks);
  expect(await statusOf(id)).toBe('paid');
});

test('a payment after the places were taken by others is recorded for a refund', async () => {
  const { id, reference, session } = await checkedOut();
  hasPlaces = false;
  fake.complete(session, 'pay');
  await fake.idle();
  await deliver(...webhooks);
  expect((await eventsOf(id)).map(({ kind }) => kind)).toContain('unfulfilled');
  expect(await payments.findOrder(college, reference)).toMatchObject({ status: 'paid', isUnfulfilled: true });
});

describe('a webhook is refused without a change', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const paid = async () => {
    const { session, id } = await checkedOut();
    fake.complete(session, 'pay');
    await fake.idle();
    return { id, body: webhooks[0]?.body ?? '' };
  };
  const secret = secretOf('sk_test_harbor');

  test.each([
    ['without a signature', () => ''],
    ['with the signature of another college', (body: string) => signBody(body, secretOf('sk_test_summit'))],
    ['with the signature of another body', () => signBody('{}', secret)],
    ['with an expired signature', (body: string) => signBody(body, secret, now() - 301)],
  ])('%s', async (_, signature) => {
    const { id, body } = await paid();
    expect(await post({ body, signature: signature(body) })).toHaveProperty('refused');
    expect(await statusOf(id)).toBe('open');
  });
});

describe('coupons', () => {
  test('the last use of a coupon goes to one of many simultaneous orders', async () => {
    const ownCoupon = { key: 'form/1', code: 'ONCE', amount: 1000, available: 3 };
    const starts = await Promise.all(
      Array.from({ length: 10 }, () =>
        inTransaction((db) => payments.startOrder(db, college, camp({ ownCoupon, couponCode: 'ONCE' }))),
      ),
    );
    expect(starts.filter((start) => 'couponProblem' in start)).toHaveLength(7);
  });

  test('a released order returns its coupon', async () => {
    const ownCoupon = { key: 'form/2', code: 'BACK', amount: 1000, available: 1 };
    const { session } = await checkedOut({ ownCoupon, couponCode: 'BACK' });
    fake.complete(session, 'fail');
    await fake.idle();
    await deliver(...webhooks);
    const [use] = await database.db.select().from(couponUse).where(eq(couponUse.couponKey, 'form/2'));
    expect(use?.used).toBe(0);
  });

  test('an unknown, a planned and an ended code are refused', async () => {
    const table = tableOf(couponKind);
    const row = { tenantId: college.id, title: 'Coupon', percent: 10 };
    await database.db.insert(table).values([
      { ...row, id: 1, code: 'LATER', startDate: '2100-01-01T00:00:00Z' },
      { ...row, id: 2, code: 'ENDED', endDate: '2026-01-01T00:00:00Z' },
      { ...row, id: 3, code: 'TENTH' },
    ] as never);
    for (const couponCode of ['LATER', 'ENDED', 'WRONG'])
      await expect(order({ couponCode })).rejects.toThrow(couponCode);
    expect((await order({ couponCode: 'tenth' })).total).toBe(9450);
  });

  test('an order without anything to pay is complete at once, without the provider', async () => {
    const { id, subjectId, total } = await order({ ownCoupon: { key: 'form/3', amount: 99_999 } });
    expect([total, await statusOf(id)]).toEqual([0, 'paid']);
    expect(calls).toEqual([`complete ${subjectId}`]);
    expect(fake.sessions()).toEqual([]);
  });
});

describe('refunds', () => {
  const paid = async () => {
    const { id, session } = await checkedOut();
    fake.complete(session, 'pay');
    await fake.idle();
    await deliver(...webhooks.splice(0));
    return id;
  };
  const refund = (orderId: number, amount?: number, by = provider) =>
    refundOrder(database.db, { tenant: college, orderId, amount, provider: by, actor: 'anna', note: undefined });

  test('a part of a payment is returned once, although the report arrives as well', async () => {
    const id = await paid();
    expect(await refund(id, 4500)).toEqual({ amount: 4500, isManual: false });
    await fake.idle();
    await deliver(...webhooks, ...webhooks);
    expect(await statusOf(id)).toBe('partly-refunded');
    expect(fake.refunds.map(({ amount }) => amount)).toEqual([4500]);
    await refund(id);
    expect(await statusOf(id)).toBe('refunded');
    await expect(refund(id)).rejects.toThrow('nothing to refund');
  });

  test('more than what is left is refused', async () => {
    await expect(refund(await paid(), 10_501)).rejects.toThrow('at most $105.00');
  });

  test('a refund whose answer was lost is repeated, not doubled', async () => {
    const id = await paid();
    const lost: PaymentProvider = {
      ...provider,
      refund: async (...asked) => {
        await provider.refund(...asked);
        throw new Error('The connection was lost');
      },
    };
    await expect(refund(id, 500, lost)).rejects.toThrow('lost');
    await refund(id, 500);
    expect(fake.refunds.map(({ amount }) => amount)).toEqual([500]);
    expect(await statusOf(id)).toBe('partly-refunded');
  });
});

test('events cannot be changed or deleted', async () => {
  await order();
  const change = database.db.update(paymentEvent).set({ amount: 1 });
  await expect(change).rejects.toMatchObject({
    cause: expect.objectContaining({ message: expect.stringContaining('cannot be changed') }),
  });
  await expect(database.db.delete(paymentEvent)).rejects.toThrow();
});

describe('pay later', () => {
  test('an invoice is confirmed at once, and its payment is recorded by staff', async () => {
    provider = payLater('Send a check.');
    const { id, subjectId, reference } = await order();
    expect(calls).toEqual([`complete ${subjectId}`]);
    expect(await payments.addressOf(college, 'form', subjectId)).toBe(`/order/${reference}`);
    expect(await payments.findOrder(college, reference)).toMatchObject({
      status: 'due',
      instructions: 'Send a check to the athletics office.',
    });
    await payments.recordByStaff(college, id, { kind: 'paid', actor: 'anna' });
    expect([await statusOf(id), calls.length]).toEqual(['paid', 1]);
  });

  test('a canceled invoice frees its places', async () => {
    provider = payLater('Send a check.');
    const { id, subjectId } = await order();
    await payments.recordByStaff(college, id, { kind: 'canceled', actor: 'anna' });
    expect(calls).toEqual([`complete ${subjectId}`, `release ${subjectId}`]);
  });
});

describe('signed hand-off', () => {
  beforeEach(() => {
    provider = cashier({ url: 'https://cashier.example.edu/pay', secret: cashierSecret });
  });
  const report = (reference: string, fields: Record<string, string> = {}, secret = cashierSecret) => {
    const all = {
      event_id: 'c-1',
      reference,
      status: 'paid',
      amount: '10500',
      currency: 'USD',
      timestamp: String(Math.floor(Date.now() / 1000)),
      ...fields,
    };
    const body = new URLSearchParams({ ...all, signature: signFields(all, secret) }).toString();
    return payments.receive(college, 'cashier', { body, headers: new Headers() });
  };

  test('the buyer is handed over with signed fields, and a signed report completes the order', async () => {
    const { id, subjectId, reference } = await order();
    const address = new URL(await payments.addressOf(college, 'form', subjectId));
    const sent = Object.fromEntries(address.searchParams);
    expect(sent).toMatchObject({ reference, amount: '10500', currency: 'USD' });
    expect(sent['signature']).toBe(signFields(sent, cashierSecret));
    expect(await report(reference)).toBe('handled');
    expect(await report(reference)).toBe('handled');
    expect([await statusOf(id), calls]).toEqual(['paid', [`complete ${subjectId}`]]);
  });

  test.each([
    ['another secret', {}, 'another secret of at least 32 characters'],
    ['an old timestamp', { timestamp: '1700000000' }, cashierSecret],
    ['an unknown status', { status: 'free' }, cashierSecret],
  ])('a report with %s is refused', async (_, fields, secret) => {
    const { id, reference } = await order();
    expect(await report(reference, fields, secret)).toHaveProperty('refused');
    expect(await statusOf(id)).toBe('open');
  });

  test('a payment of another amount completes nothing', async () => {
    const { id, reference } = await order();
    await report(reference, { amount: '1' });
    expect([await statusOf(id), calls]).toEqual(['open', []]);
  });
});

test('the CSV of the business office has decimal amounts and no formulas', async () => {
  const { id } = await order({ buyer: { name: '=cmd()', email: 'ann@example.com' } });
  const details = await findOrderDetails(database.db, college.id, { id });
  const csv = orderCsv(details ? [details] : []);
  expect(csv).toContain('USD,105.00,0.00,,0.00,105.00,0.00,0.00,0.00,stripe');
  expect(csv).toContain("'=cmd()");
});

test('a college without a provider says which setting is missing', async () => {
  const { db } = database;
  const none = createPayments({
    database: { db },
    providers: configuredProviders({ settings: {} }),
    subjects: {},
    originOf: () => 'http://harbor.localhost',
    log,
  });
  expect(await none.unavailable(college)).toContain('PAYMENTS_HARBOR');
});

test('the address of an order is in lower case, as the addresses of all pages', async () => {
  const { reference } = await order();
  expect(reference).toMatch(/^[0-9a-f]{32}$/);
});
