import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { coupon as couponKind } from '../content/coupons/coupon.ts';
import type { Database } from '../db/client.ts';
import { tableOf } from '../db/content/tables.ts';
import { mail as mailTable } from '../db/schema/mail.ts';
import { couponUse, paymentOrder } from '../db/schema/payment.ts';
import type { Tenant } from '../domain/tenant.ts';
import { moneyOf } from '../forms/payments/order-status.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import { paymentOf } from './fake-stripe/sessions.ts';
import type { PaymentProvider } from './provider.ts';
import { refundOrder } from './refund.ts';
import { createTestPayments } from './testing/test-payments.ts';

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

describe('coupons', () => {
  test('the last use of a coupon goes to one of many simultaneous orders', async () => {
    const ownCoupon = { key: 'form/1', code: 'ONCE', amount: 1000, available: 3 };
    const starts = await Promise.all(Array.from({ length: 10 }, () => shop.start({ ownCoupon, couponCode: 'ONCE' })));
    expect(starts.filter((start) => 'couponProblem' in start)).toHaveLength(7);
  });

  test('a released order returns its coupon', async () => {
    const ownCoupon = { key: 'form/2', code: 'BACK', amount: 1000, available: 1 };
    const { session } = await shop.checkedOut({ ownCoupon, couponCode: 'BACK' });
    shop.fake.complete(session, 'fail');
    await shop.fake.idle();
    await shop.deliver(...shop.webhooks);
    const [use] = await database.db.select().from(couponUse).where(eq(couponUse.couponKey, 'form/2'));
    expect(use?.used).toBe(0);
  });

  test('a payment after the release uses the coupon again', async () => {
    const ownCoupon = { key: 'form/5', code: 'LATE', amount: 1000, available: 1 };
    const { id, session } = await shop.checkedOut({ ownCoupon, couponCode: 'LATE' });
    await database.db.update(paymentOrder).set({ expiresAt: '2026-01-01T00:00:00Z' }).where(eq(paymentOrder.id, id));
    // a provider without a way to close its checkout
    const { close, ...open } = shop.setup.provider;
    shop.setup.provider = open;
    await shop.payments.expireOrders([college]);
    shop.fake.complete(session, 'pay');
    await shop.fake.idle();
    await shop.deliver(...shop.webhooks);
    const [use] = await database.db.select().from(couponUse).where(eq(couponUse.couponKey, 'form/5'));
    expect([await shop.statusOf(id), use?.used]).toEqual(['paid', 1]);
  });

  test('an unknown, a planned and an ended code, and one of another college, are refused', async () => {
    const table = tableOf(couponKind);
    const summit = await createCollege(database.db, { slug: 'summit' });
    const row = { tenantId: college.id, title: 'Coupon', percent: 10 };
    await database.db.insert(table).values([
      { ...row, id: 1, code: 'LATER', startDate: '2100-01-01T00:00:00Z' },
      { ...row, id: 2, code: 'ENDED', endDate: '2026-01-01T00:00:00Z' },
      { ...row, id: 3, code: 'TENTH' },
      { ...row, id: 1, code: 'THEIRS', tenantId: summit.id },
    ] as never);
    const ordersBefore = await database.db.$count(paymentOrder);
    for (const couponCode of ['LATER', 'ENDED', 'WRONG', 'THEIRS'])
      expect(await shop.start({ couponCode, ownCoupon: { key: 'form/4', code: 'OWN', amount: 500 } })).toMatchObject({
        couponProblem: `The coupon code ${couponCode} is not valid or no longer valid.`,
      });
    expect([await database.db.$count(paymentOrder), shop.calls]).toEqual([ordersBefore, []]);
    expect((await shop.order({ couponCode: 'tenth' })).total).toBe(9450);
  });

  test('an order with a total of zero is complete at once, without the provider', async () => {
    const { id, subjectId, total } = await shop.order({ ownCoupon: { key: 'form/3', amount: 99_999 } });
    expect([total, await shop.statusOf(id)]).toEqual([0, 'paid']);
    expect(shop.calls).toEqual([`complete ${subjectId}`]);
    expect(shop.fake.sessions()).toEqual([]);
  });
});

describe('refunds', () => {
  const paid = async () => {
    const { id, session } = await shop.checkedOut();
    shop.fake.complete(session, 'pay');
    await shop.fake.idle();
    await shop.deliver(...shop.webhooks.splice(0));
    return id;
  };
  const refund = (orderId: number, amount?: number, by = shop.setup.provider) =>
    refundOrder(database.db, { tenant: college, orderId, amount, provider: by, actor: 'anna', note: undefined });

  test('a partial refund is made once, even though the report arrives as well', async () => {
    const id = await paid();
    expect(await refund(id, 4500)).toEqual({ amount: 4500, isManual: false });
    await shop.fake.idle();
    await shop.deliver(...shop.webhooks, ...shop.webhooks);
    expect(await shop.statusOf(id)).toBe('partly-refunded');
    expect(shop.fake.refunds().map(({ amount }) => amount)).toEqual([4500]);
    await database.db.delete(mailTable);
    await refund(id);
    await shop.fake.idle();
    await shop.deliver(...shop.webhooks);
    expect(await shop.statusOf(id)).toBe('refunded');
    await expect(refund(id)).rejects.toThrow('nothing to refund');
    // the receipt is of the payment
    expect(await database.db.$count(mailTable)).toBe(0);
  });

  test('a refund that the provider reports before the payment is recorded', async () => {
    const { id, session } = await shop.checkedOut();
    shop.fake.complete(session, 'pay');
    const payment = { tenantId: college.id, orderId: id, paymentId: paymentOf(session.id), currency: 'USD' };
    await shop.setup.provider.refund(payment, 4500, 'in the dashboard');
    await shop.fake.idle();
    await shop.deliver(...shop.webhooks.toReversed());
    expect(shop.webhooks.map(({ body }) => JSON.parse(body).type)).toEqual([
      'checkout.session.completed',
      'charge.refunded',
    ]);
    expect(await shop.statusOf(id)).toBe('partly-refunded');
    expect(moneyOf(await shop.eventsOf(id))).toEqual({ paid: 10_500, refunded: 4500 });
  });

  test('a refund that fails later is recorded, and the money can be refunded again', async () => {
    const id = await paid();
    await refund(id);
    const [made] = shop.fake.refunds();
    if (!made) throw new Error('no refund');
    shop.fake.failRefund(made);
    await shop.fake.idle();
    await shop.deliver(...shop.webhooks, ...shop.webhooks);
    expect(await shop.statusOf(id)).toBe('paid');
    expect((await shop.eventsOf(id)).filter(({ kind }) => kind === 'refund-failed')).toHaveLength(1);
    await refund(id);
    expect(await shop.statusOf(id)).toBe('refunded');
  });

  test('a refund that the provider rejects is recorded and not repeated', async () => {
    const id = await paid();
    const refusing: PaymentProvider = {
      ...shop.setup.provider,
      refund: async () => ({ refused: 'The charge is disputed.' }),
    };
    await expect(refund(id, 500, refusing)).rejects.toThrow('could not be refunded: The charge is disputed.');
    expect((await shop.eventsOf(id)).at(-1)).toMatchObject({ kind: 'refund-failed', amount: 500 });
    expect(await refund(id, 1000)).toMatchObject({ amount: 1000 });
    expect(shop.fake.refunds().map(({ amount }) => amount)).toEqual([1000]);
  });

  test('a refund of more than the remaining amount is refused', async () => {
    await expect(refund(await paid(), 10_501)).rejects.toThrow('at most $105.00');
  });

  test('a refund whose response was lost is repeated, not made twice', async () => {
    const id = await paid();
    const { provider } = shop.setup;
    const lost: PaymentProvider = {
      ...provider,
      refund: async (...asked) => {
        await provider.refund(...asked);
        throw new Error('The connection was lost');
      },
    };
    await expect(refund(id, 500, lost)).rejects.toThrow('lost');
    await refund(id, 500);
    expect(shop.fake.refunds().map(({ amount }) => amount)).toEqual([500]);
    expect(await shop.statusOf(id)).toBe('partly-refunded');
    // no request is pending
    expect(await refund(id)).toMatchObject({ amount: 10_000 });
  });
});
