import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Database } from '../db/client.ts';
import { mail as mailTable } from '../db/schema/mail.ts';
import { couponUse, paymentEvent, paymentOrder } from '../db/schema/payment.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import { signBody } from './fake-stripe/webhooks.ts';
import { orderCsv } from './order-csv.ts';
import { findOrderDetails } from './orders.ts';
import { payLater } from './providers/pay-later.ts';
import { createTestPayments, placesOf, secretOf, stripeAccount } from './testing/test-payments.ts';

let database: Database;
let college: Tenant;
let shop: ReturnType<typeof createTestPayments>;
beforeAll(async () => {
  database = await createTestDatabase();
  college = await createCollege(database.db);
});
beforeEach(() => {
  shop = createTestPayments(database, college);
});
afterAll(() => database.close());

test('a paid order is fulfilled once, however often and in whatever order reports arrive', async () => {
  const { id, subjectId, session } = await shop.checkedOut();
  shop.fake.complete(session, 'pay');
  await shop.fake.idle();
  const [completed] = shop.webhooks;
  if (!completed) throw new Error('no webhook');
  await shop.deliver(completed, completed);
  // a second event for the same payment
  const body = JSON.stringify({ ...JSON.parse(completed.body), id: 'evt_other' });
  await shop.deliver({ ...completed, body, signature: signBody(body, secretOf(stripeAccount)) });
  expect(await shop.statusOf(id)).toBe('paid');
  expect(shop.calls).toEqual([`complete ${subjectId}`]);
  const kinds = (await shop.eventsOf(id)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => ['paid', 'fulfilled'].includes(kind))).toEqual(['paid', 'fulfilled', 'paid']);
  const mails = await database.db
    .select()
    .from(mailTable)
    .where(eq(mailTable.key, `receipt ${id}`));
  expect(mails.map(({ toAddress }) => toAddress)).toEqual(['ann@example.com']);
  expect(mails[0]?.text).toMatch(/2 × Camper +\$90\.00\n.*Size: Large +\$15\.00\nTotal +\$105\.00/s);
});

test('neither the return page nor an opened checkout fulfills an order', async () => {
  const { id, reference } = await shop.checkedOut();
  await shop.payments.findOrder(college, reference);
  expect(await shop.statusOf(id)).toBe('open');
  expect(shop.calls).toEqual([]);
});

test('opening a checkout again leads to the same page, even after a crash', async () => {
  const { subjectId, reference, session } = await shop.checkedOut();
  await database.db
    .update(paymentOrder)
    .set({ checkoutUrl: null, sessionId: null })
    .where(eq(paymentOrder.subjectId, subjectId));
  expect(await shop.payments.checkOut(college, reference)).toBe(session.url);
  expect(shop.fake.sessions()).toHaveLength(1);
});

test('Stripe charges the total of the order, with discount and tax as on the receipt', async () => {
  const ownCoupon = { key: 'form/7', code: 'EARLY', amount: 1000 };
  const { total, reference, session } = await shop.checkedOut({ ownCoupon, couponCode: 'early', taxRate: 6250 });
  expect(total).toBe(10094);
  expect(session.amount_total).toBe(total);
  const rows = (await shop.payments.findOrder(college, reference))?.rows.map(({ label, amount }) => [label, amount]);
  expect(rows?.slice(-3)).toEqual([
    ['Coupon EARLY', -1000],
    ['Sales tax (6.25%)', 594],
    ['Total', 10094],
  ]);
});

test('a failed payment releases the order, and a later report of it changes nothing', async () => {
  const { id, subjectId, session } = await shop.checkedOut();
  shop.fake.complete(session, 'fail');
  await shop.fake.idle();
  await shop.deliver(...shop.webhooks.toReversed(), ...shop.webhooks);
  expect(await shop.statusOf(id)).toBe('failed');
  expect(shop.calls).toEqual([`release ${subjectId}`]);
});

test('an order whose checkout has expired is released once', async () => {
  const { id, subjectId, reference, session } = await shop.checkedOut();
  await database.db.update(paymentOrder).set({ expiresAt: '2026-01-01T00:00:00Z' }).where(eq(paymentOrder.id, id));
  await shop.payments.expireOrders([college]);
  await shop.fake.idle();
  await shop.deliver(...shop.webhooks);
  await shop.payments.expireOrders([college]);
  expect([await shop.statusOf(id), session.status]).toEqual(['expired', 'expired']);
  expect(await shop.payments.findOrder(college, reference)).toMatchObject({ againUrl: `/form/${subjectId}` });
  expect(shop.calls).toEqual([`release ${subjectId}`]);
});

test('a paid order does not expire, even if the report is late', async () => {
  const { id, session } = await shop.checkedOut();
  shop.fake.complete(session, 'pay');
  await database.db.update(paymentOrder).set({ expiresAt: '2026-01-01T00:00:00Z' }).where(eq(paymentOrder.id, id));
  await shop.payments.expireOrders([college]);
  expect(await shop.statusOf(id)).toBe('open');
  await shop.fake.idle();
  await shop.deliver(...shop.webhooks);
  expect(await shop.statusOf(id)).toBe('paid');
});

test('an order whose payment is reported while it is being expired counts as paid', async () => {
  const { id, session } = await shop.checkedOut();
  const { provider } = shop.setup;
  const close = async () => {
    shop.fake.complete(session, 'pay');
    await shop.fake.idle();
    await shop.deliver(...shop.webhooks);
    return true;
  };
  shop.setup.provider = { ...provider, close };
  await database.db.update(paymentOrder).set({ expiresAt: '2026-01-01T00:00:00Z' }).where(eq(paymentOrder.id, id));
  await shop.payments.expireOrders([college]);
  expect(await shop.statusOf(id)).toBe('paid');
  expect((await shop.eventsOf(id)).map(({ kind }) => kind)).not.toContain('expired');
});

test('a payment that arrives after others have taken the places is recorded for a refund', async () => {
  const { id, subjectId, reference, session } = await shop.checkedOut();
  shop.setup.hasPlaces = false;
  shop.fake.complete(session, 'pay');
  await shop.fake.idle();
  await shop.deliver(...shop.webhooks);
  expect((await shop.eventsOf(id)).map(({ kind }) => kind)).toContain('unfulfilled');
  expect(await shop.payments.findOrder(college, reference)).toMatchObject({ status: 'paid', isUnfulfilled: true });
  // places taken before one turned out to be gone are free again
  expect(await database.db.$count(couponUse, eq(couponUse.couponKey, placesOf(subjectId)))).toBe(0);
});

describe('a refused webhook changes nothing', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const paid = async () => {
    const { session, id } = await shop.checkedOut();
    shop.fake.complete(session, 'pay');
    await shop.fake.idle();
    return { id, body: shop.webhooks[0]?.body ?? '' };
  };
  const secret = secretOf(stripeAccount);

  test.each([
    ['without a signature', () => ''],
    ['with the signature of another college', (body: string) => signBody(body, secretOf('sk_test_summit'))],
    ['with the signature of another body', () => signBody('{}', secret)],
    ['with an expired signature', (body: string) => signBody(body, secret, now() - 301)],
  ])('%s', async (_, signature) => {
    const { id, body } = await paid();
    expect(await shop.post({ body, signature: signature(body) })).toHaveProperty('refused');
    expect(await shop.statusOf(id)).toBe('open');
  });
});

test('events cannot be changed or deleted', async () => {
  await shop.order();
  const change = database.db.update(paymentEvent).set({ amount: 1 });
  await expect(change).rejects.toMatchObject({
    cause: expect.objectContaining({ message: expect.stringContaining('cannot be changed') }),
  });
  await expect(database.db.delete(paymentEvent)).rejects.toThrow();
});

test('the CSV for the business office has decimal amounts and no formulas', async () => {
  const { id } = await shop.order({ title: '＝cmd()', buyer: { name: '=cmd()', email: 'ann@example.com' } });
  const details = await findOrderDetails(database.db, college.id, { id });
  const csv = orderCsv(details ? [details] : [], 'America/New_York');
  expect(csv).toContain('USD,105.00,0.00,,0.00,105.00,0.00,0.00,0.00,stripe');
  expect(csv).toContain("'＝cmd(),'=cmd()");
});

test('an invoice goes to an address that anyone may enter, so it contains no name', async () => {
  shop.setup.provider = payLater('Send a check.');
  const { id } = await shop.order({ buyer: { name: 'Win $1000 at prize.example', email: 'ann@example.com' } });
  const [mail] = await database.db
    .select()
    .from(mailTable)
    .where(eq(mailTable.key, `invoice ${id}`));
  expect(mail).toMatchObject({ toAddress: 'ann@example.com', toName: null });
  expect(JSON.stringify(mail)).not.toContain('prize');
});

test('the URL of an order is in lowercase, like the URLs of all pages', async () => {
  const { reference } = await shop.order();
  expect(reference).toMatch(/^[0-9a-f]{32}$/);
});
