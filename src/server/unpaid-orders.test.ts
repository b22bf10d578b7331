import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { form as formKind } from '../content/forms/form.ts';
import type { Database } from '../db/client.ts';
import { form, formPlace, formSubmission } from '../db/schema/form.ts';
import { mail } from '../db/schema/mail.ts';
import { paymentEvent, paymentOrder } from '../db/schema/payment.ts';
import type { Tenant } from '../domain/tenant.ts';
import { insertRows } from '../editing/change-rows.ts';
import { fieldsOf } from '../forms/testing/fields.ts';
import { createPayments } from '../payments/create-payments.ts';
import { inMinutes } from '../payments/expiry.ts';
import { createFakeStripe } from '../payments/fake-stripe/fake-stripe.ts';
import { formCheckout } from '../payments/form-checkout.ts';
import { paymentSubjects } from '../payments/open-payments.ts';
import { payLater } from '../payments/providers/pay-later.ts';
import { stripe } from '../payments/providers/stripe.ts';
import { secretOf, silentLog, stripeAccount } from '../payments/testing/test-payments.ts';
import { createForms } from '../submissions/forms.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';

const fields = fieldsOf(
  { id: 'name', required: true },
  { id: 'email', isEmailField: true },
  { id: 'campers', type: 'N' },
  {
    id: 'night',
    type: 'S',
    options: [
      { title: 'June', available: 12 },
      { title: 'May', available: 1 },
    ],
  },
);

let database: Database;
let harbor: Tenant;
let now: number;
let payments: ReturnType<typeof createPayments>;
let forms: ReturnType<typeof createForms>;
let provider: ReturnType<typeof stripe>;
let buyers = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  harbor = await createCollege(database.db, { slug: 'harbor' });
});
beforeEach(async () => {
  const { db } = database;
  await db.execute(sql`truncate ${mail}, ${paymentOrder}, ${paymentEvent}, ${formSubmission}, ${formPlace} cascade`);
  await db.delete(form);
  now = Date.parse('2026-06-01T12:00:00Z');
  const fake = createFakeStripe({ secretOf, deliver: async () => 200 });
  provider = stripe({
    secretKey: stripeAccount,
    webhookSecret: secretOf(stripeAccount),
    fetch: async (input, init) => fake.api.request(input as string, init),
  });
  payments = createPayments({
    database,
    providers: { of: async () => provider, instructionsOf: () => undefined },
    subjects: paymentSubjects,
    originOf: () => 'http://harbor.localhost',
    log: silentLog,
  });
  forms = createForms(db, { clock: () => now, elapsed: () => now, checkout: formCheckout(payments) });
});
afterAll(() => database.close());

const addCamp = (maxSubmissions: number | null) =>
  insertRows(database.db, formKind as never, [
    {
      tenantId: harbor.id,
      id: 1,
      title: 'Camp',
      fields,
      recipients: [],
      results: 'staff',
      retentionDays: 30,
      access: 'public',
      maxSubmissions,
      payment: {
        enabled: true,
        amount: 1500,
        currency: 'USD',
        couponAmount: 0,
        quantityField: 'campers',
        maxQuantity: 4,
        couponAvailable: 0,
        taxPercent: 0,
      },
    } as never,
  ]);

type Buyer = { email?: string; address?: string; campers?: number; night?: string };

/** Submits the form; by default as another person of another network each time. */
const buy = async ({
  campers = 0,
  night = campers > 0 ? 'June' : undefined,
  email = `buyer${++buyers}@example.com`,
  address = `10.1.${buyers >> 8}.${buyers % 256}`,
}: Buyer = {}) => {
  const token = await forms.renderToken(harbor.id, 1);
  now += 5000;
  const body = new URLSearchParams({ token, 'field-name': 'Ann', 'field-email': email });
  if (campers > 0) body.set('field-campers', String(campers));
  if (night !== undefined) body.set('field-night', night);
  return forms.submit({ tenant: harbor, formId: 1, isStaff: false, body, address });
};
const buyAll = async (count: number, buyer?: Buyer) => {
  const results = [];
  for (let bought = 0; bought < count; bought++) results.push(await buy(buyer));
  return results;
};
const orders = () => database.db.select().from(paymentOrder).orderBy(paymentOrder.id);
const order = async (index: number) => {
  const found = (await orders()).at(index);
  if (!found) throw new Error(`There is no order ${index}`);
  return found;
};
const statuses = async () => (await orders()).map(({ status }) => status);
const taken = async () => (await database.db.select().from(formPlace).where(eq(formPlace.item, '')))[0]?.taken ?? 0;
const positions = async () =>
  Promise.all(
    (await orders()).map(async ({ reference }) => (await payments.findOrder(harbor, reference))?.position ?? null),
  );
/** Lets holds of orders with a status end, and runs the jobs. */
const endHolds = async (status: 'open' | 'queued') => {
  await database.db
    .update(paymentOrder)
    .set({ expiresAt: inMinutes(-1) })
    .where(eq(paymentOrder.status, status));
  await payments.expireOrders([harbor]);
  await payments.admitOrders([harbor]);
};
const minutesLeft = async ({ id }: { id: number }): Promise<number> => {
  const [row] = await database.db.select().from(paymentOrder).where(eq(paymentOrder.id, id));
  return Math.round((Date.parse(row?.expiresAt ?? '') - Date.now()) / 60_000);
};

describe('unpaid orders of a form are limited', () => {
  test.each<[string, Buyer, number, string]>([
    [
      'network',
      { address: '203.0.113.7' },
      8,
      'At most 8 places can be reserved from one network without a payment. Pay yours, or try again in 10 minutes.',
    ],
    [
      'network by IPv6',
      { address: '2001:db8::1' },
      8,
      'At most 8 places can be reserved from one network without a payment. Pay yours, or try again in 10 minutes.',
    ],
    [
      'e-mail address',
      { email: 'Ann@Example.com' },
      3,
      'Your e-mail address has 3 orders of this form that are not paid. Pay them, or try again in 10 minutes.',
    ],
  ])('per %s, also if they come at the same time', async (_, buyer, most, notice) => {
    await addCamp(26);
    const results = await Promise.all(Array.from({ length: most + 3 }, () => buy(buyer)));
    const refused = results.filter((result) => result && 'status' in result);
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ status: 429, waitSeconds: 600, notice });
    expect([(await orders()).length, await taken()]).toEqual([most, most]);
    expect(await buy()).toHaveProperty('checkout');
  });

  test('which a payment and the end of a hold make room for', async () => {
    await addCamp(null);
    const address = '203.0.113.7';
    await buyAll(8, { address });
    await payments.recordByStaff(harbor, (await order(0)).id, { kind: 'paid', actor: 'anna' });
    expect(await buy({ address })).toHaveProperty('checkout');
    expect(await buy({ address })).toMatchObject({ status: 429 });
    await endHolds('open');
    expect(await buy({ address })).toHaveProperty('checkout');
  });

  test('by the units of an option that they take', async () => {
    await addCamp(26);
    const results = await buyAll(4, { address: '203.0.113.7', campers: 3 });
    expect(results.map((result) => result && 'status' in result)).toEqual([false, false, true, true]);
    expect(await buy({ campers: 4 })).toHaveProperty('checkout');
  });

  test('also those with an invoice', async () => {
    provider = payLater('Send a check.');
    await addCamp(26);
    const results = await buyAll(9, { address: '203.0.113.7' });
    expect(results.map((result) => result && 'status' in result)).toEqual([...Array(8).fill(false), true]);
  });

  test('and hold at most half of the places of a form: later buyers wait in line', async () => {
    await addCamp(26);
    await buyAll(15);
    expect(await statuses()).toEqual([...Array(13).fill('open'), 'queued', 'queued']);
    expect(await taken()).toBe(13);
  });
});

describe('a hold', () => {
  test('is ten minutes, and longer once the buyer opens the payment page', async () => {
    await addCamp(26);
    const bought = await buy();
    const { reference } = await order(0);
    expect(bought).toEqual({ checkout: `/order/${reference}?pay=true` });
    expect(await minutesLeft(await order(0))).toBe(10);
    const opened = await payments.checkOut(harbor, reference);
    expect(opened).toContain('/test-shop/checkout/');
    expect(await minutesLeft(await order(0))).toBe(35);
    expect(await payments.findOrder(harbor, reference)).toMatchObject({ status: 'open', position: null });
    // opening it again does not
    const { expiresAt } = await order(0);
    expect(await payments.checkOut(harbor, reference)).toBe(opened);
    expect((await order(0)).expiresAt).toBe(expiresAt);
  });

  test('that has ended is not extended', async () => {
    await addCamp(26);
    await buy();
    const { reference } = await order(0);
    await database.db.update(paymentOrder).set({ expiresAt: inMinutes(-1) });
    expect(await payments.checkOut(harbor, reference)).toBe(`/order/${reference}`);
    expect((await order(0)).sessionId).toBeNull();
  });
});

describe('when all places are reserved, but not all paid', () => {
  const pay = async (index: number) =>
    payments.recordByStaff(harbor, (await order(index)).id, { kind: 'paid', actor: 'anna' });

  test('others wait in line, and get the next places in their order', async () => {
    await addCamp(2);
    await buyAll(5);
    expect(await statuses()).toEqual(['open', 'open', 'queued', 'queued', 'queued']);
    expect(await positions()).toEqual([null, null, 1, 2, 3]);
    await pay(0);
    await endHolds('open');
    expect(await statuses()).toEqual(['paid', 'expired', 'open', 'queued', 'queued']);
    expect([await positions(), await taken()]).toEqual([[null, null, null, 1, 2], 2]);
    const admitted = await order(2);
    expect(await minutesLeft(admitted)).toBe(60);
    const [message] = await database.db
      .select()
      .from(mail)
      .where(eq(mail.key, `place ${admitted.id}`));
    expect(message).toMatchObject({ toAddress: admitted.buyerEmail, subject: 'Please pay: Camp' });
    expect(message?.text).toContain(`http://harbor.localhost/order/${admitted.reference}`);
    expect(await payments.checkOut(harbor, admitted.reference)).toContain('/test-shop/checkout/');
    await pay(2);
    expect([await statuses(), await taken()]).toEqual([['paid', 'expired', 'paid', 'queued', 'queued'], 2]);
  });

  test('nobody overtakes them', async () => {
    await addCamp(1);
    await buyAll(2);
    // the place is free, but not given away yet
    await payments.recordByStaff(harbor, (await order(0)).id, { kind: 'canceled', actor: 'anna' });
    await buy();
    expect(await statuses()).toEqual(['canceled', 'queued', 'queued']);
    await payments.admitOrders([harbor]);
    expect(await statuses()).toEqual(['canceled', 'open', 'queued']);
  });

  test('jobs that run at the same time give a place away once', async () => {
    await addCamp(1);
    await buyAll(4);
    await payments.recordByStaff(harbor, (await order(0)).id, { kind: 'canceled', actor: 'anna' });
    await Promise.all(Array.from({ length: 4 }, () => payments.admitOrders([harbor])));
    expect([await statuses(), await taken()]).toEqual([['canceled', 'open', 'queued', 'queued'], 1]);
  });

  test('one that waits is not charged, and leaves the line after a day without losing a place of others', async () => {
    await addCamp(1);
    await buyAll(2);
    const { id, reference } = await order(1);
    expect(await minutesLeft({ id })).toBe(24 * 60);
    expect(await payments.checkOut(harbor, reference)).toBe(`/order/${reference}`);
    await endHolds('queued');
    expect([await statuses(), await taken()]).toEqual([['open', 'expired'], 1]);
  });

  test('when all are paid there is no line', async () => {
    await addCamp(1);
    await buy();
    await pay(0);
    expect(await buy()).toMatchObject({ status: 409, notice: 'All places are taken.' });
    expect(await orders()).toHaveLength(1);
  });
});

describe('when an option is sold out, but not all of its units are paid', () => {
  const choose = (night: string) => buy({ night });
  const pay = async (index: number) =>
    payments.recordByStaff(harbor, (await order(index)).id, { kind: 'paid', actor: 'anna' });

  test('others wait in a line of its own, and buyers of other options do not wait', async () => {
    await addCamp(26);
    for (const night of ['May', 'May', 'May', 'June']) await choose(night);
    expect(await statuses()).toEqual(['open', 'queued', 'queued', 'open']);
    expect(await positions()).toEqual([null, 1, 2, null]);
    // those in line hold no place
    expect(await taken()).toBe(2);
    await payments.recordByStaff(harbor, (await order(0)).id, { kind: 'canceled', actor: 'anna' });
    await payments.admitOrders([harbor]);
    expect(await statuses()).toEqual(['canceled', 'open', 'queued', 'open']);
    expect(await positions()).toEqual([null, null, 1, null]);
  });

  test('when all are paid there is no line', async () => {
    await addCamp(26);
    await choose('May');
    await pay(0);
    expect(await choose('May')).toMatchObject({ status: 409 });
    expect([await statuses(), await taken()]).toEqual([['paid'], 1]);
  });

  test('more units than there are get no place in line', async () => {
    await addCamp(26);
    await choose('May');
    expect(await buy({ night: 'May', campers: 2 })).toMatchObject({ status: 409 });
  });
});
