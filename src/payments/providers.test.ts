import { createHmac } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Database } from '../db/client.ts';
import { mail as mailTable } from '../db/schema/mail.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import { configuredProviders } from './configured-providers.ts';
import { createPayments } from './create-payments.ts';
import { cashier, signFields } from './providers/cashier.ts';
import { payLater } from './providers/pay-later.ts';
import { stripe } from './providers/stripe.ts';
import { createTestPayments, silentLog } from './testing/test-payments.ts';

let database: Database;
let college: Tenant;
let other: Tenant;
let shop: ReturnType<typeof createTestPayments>;
beforeAll(async () => {
  database = await createTestDatabase();
  college = await createCollege(database.db);
  other = await createCollege(database.db, { slug: 'summit' });
});
beforeEach(async () => {
  await database.db.delete(mailTable);
  shop = createTestPayments(database, college);
});
afterAll(() => database.close());

describe('pay later', () => {
  test('an invoice is confirmed at once, and its payment is recorded by staff', async () => {
    shop.setup.provider = payLater('Send a check.');
    const { id, subjectId, reference } = await shop.order();
    expect(shop.calls).toEqual([`complete ${subjectId}`]);
    expect(await shop.payments.addressOf(college, 'form', subjectId)).toBe(`/order/${reference}`);
    expect(await shop.payments.findOrder(college, reference)).toMatchObject({
      status: 'due',
      instructions: 'Send a check to the athletics office.',
    });
    await shop.payments.recordByStaff(college, id, { kind: 'paid', actor: 'anna' });
    expect([await shop.statusOf(id), shop.calls.length]).toEqual(['paid', 1]);
    const mails = await database.db.select().from(mailTable).orderBy(mailTable.id);
    expect(mails.map(({ subject }) => subject)).toEqual(['Invoice for Summer camp', 'Receipt for Summer camp']);
    expect(mails.map(({ text }) => text.includes('Send a check'))).toEqual([true, false]);
  });

  test('a canceled invoice frees its places', async () => {
    shop.setup.provider = payLater('Send a check.');
    const { id, subjectId } = await shop.order();
    await shop.payments.recordByStaff(college, id, { kind: 'canceled', actor: 'anna' });
    expect(shop.calls).toEqual([`complete ${subjectId}`, `release ${subjectId}`]);
  });
});

test('a canceled order can no longer be paid at the provider', async () => {
  const { id, subjectId, session } = await shop.checkedOut();
  await shop.payments.recordByStaff(college, id, { kind: 'canceled', actor: 'anna' });
  shop.fake.complete(session, 'pay');
  await shop.fake.idle();
  await shop.deliver(...shop.webhooks);
  expect([session.status, await shop.statusOf(id)]).toEqual(['expired', 'canceled']);
  expect(shop.calls).toEqual([`release ${subjectId}`]);
});

test('an order that has just been paid is not canceled', async () => {
  const { id, session } = await shop.checkedOut();
  shop.fake.complete(session, 'pay');
  await expect(shop.payments.recordByStaff(college, id, { kind: 'canceled', actor: 'anna' })).rejects.toThrow(
    'has just been paid',
  );
  expect(await shop.statusOf(id)).toBe('open');
});

const cashierSecret = 'a secret that is at least 32 characters';

describe('university cashier', () => {
  beforeEach(() => {
    shop.setup.provider = cashier({ url: 'https://cashier.example.edu/pay', secret: cashierSecret });
  });
  const now = () => Math.floor(Date.now() / 1000);
  type Fields = Record<string, string>;
  const report = (
    reference: string,
    fields: Fields = {},
    secret = cashierSecret,
    altered: Fields = {},
    { tenant = college, provider = 'cashier' } = {},
  ) => {
    const all = {
      event_id: 'c-1',
      reference,
      status: 'paid',
      amount: '10500',
      currency: 'USD',
      timestamp: String(now()),
      ...fields,
    };
    const body = new URLSearchParams({ ...all, signature: signFields(all, secret), ...altered }).toString();
    return shop.payments.receive(tenant, provider, { body, headers: new Headers() });
  };

  test('the buyer is redirected with signed fields, and a signed report completes the order', async () => {
    const { id, subjectId, reference } = await shop.order();
    const address = new URL((await shop.payments.checkOut(college, reference)) ?? '');
    const sent = Object.fromEntries(address.searchParams);
    expect(sent).toMatchObject({ reference, amount: '10500', currency: 'USD' });
    expect(sent['signature']).toBe(signFields(sent, cashierSecret));
    expect(await report(reference)).toBe('handled');
    expect(await report(reference)).toBe('handled');
    expect([await shop.statusOf(id), shop.calls]).toEqual(['paid', [`complete ${subjectId}`]]);
  });

  test.each([
    ['another secret', {}, 'another secret of at least 32 characters'],
    ['an old timestamp', { timestamp: String(now() - 3600) }, cashierSecret],
    ['a timestamp in the future', { timestamp: String(now() + 3600) }, cashierSecret],
    ['an unknown status', { status: 'free' }, cashierSecret],
  ])('a report with %s is refused', async (_, fields, secret) => {
    const { id, reference } = await shop.order();
    expect(await report(reference, fields, secret)).toHaveProperty('refused');
    expect(await shop.statusOf(id)).toBe('open');
  });

  test.each([
    { event_id: 'c-2' },
    { status: 'processing' },
    { amount: '10501' },
    { currency: 'CAD' },
    { timestamp: String(now() + 250) },
    { reference: 'other' },
    { signature: '' },
  ])('a report whose %j was altered is refused', async (altered) => {
    const { id, reference } = await shop.order();
    expect(await report(reference, {}, cashierSecret, altered)).toHaveProperty('refused');
    expect(await shop.statusOf(id)).toBe('open');
  });

  test('a report to another college, or from another provider, changes nothing', async () => {
    const { id, reference } = await shop.order();
    await report(reference, {}, cashierSecret, {}, { tenant: other });
    expect(await report(reference, {}, cashierSecret, {}, { provider: 'stripe' })).toBeUndefined();
    expect([await shop.statusOf(id), shop.calls]).toEqual(['open', []]);
  });

  test('the signature is computed as documented', () => {
    const text = 'amount=10500\ntitle=Camp%20%26%20clinic%0Aamount%3D1\n';
    const expected = createHmac('sha256', cashierSecret).update(text).digest('hex');
    const fields = { title: 'Camp & clinic\namount=1', amount: '10500', signature: 'not signed' };
    expect(signFields(fields, cashierSecret)).toBe(expected);
  });

  test.each([{ amount: '1' }, { currency: 'CAD' }])('a payment of another %j completes nothing', async (fields) => {
    const { id, reference } = await shop.order();
    await report(reference, fields);
    expect([await shop.statusOf(id), shop.calls]).toEqual(['open', []]);
  });
});

test.each([
  ['sk_test_1', true],
  ['rk_test_1', true],
  ['sk_live_1', false],
])('payments with the key %s are tests: %s', (secretKey, isTest) => {
  expect(stripe({ secretKey, webhookSecret: 'whsec_1' }).isTest).toBe(isTest);
});

test('a college without a provider names the missing setting', async () => {
  const { db } = database;
  const none = createPayments({
    database: { db },
    providers: configuredProviders({ settings: {} }),
    subjects: {},
    originOf: () => 'http://harbor.localhost',
    log: silentLog,
  });
  expect(await none.unavailable(college)).toContain('PAYMENTS_HARBOR');
});
