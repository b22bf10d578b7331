import { afterAll, beforeAll, expect, test } from 'vitest';

import { coupon as couponKind } from '../../content/coupons/coupon.ts';
import { formPlace, formSubmission } from '../../db/schema/form.ts';
import { insertRows } from '../../editing/change-rows.ts';
import { fieldsOf, options } from '../../forms/testing/fields.ts';
import { createTwoColleges } from '../../testing/api.ts';
import { createForm } from '../../testing/content-factories.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
beforeAll(async () => {
  site = await createTwoColleges();
});
afterAll(() => site.close());

const [past, future] = ['2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z'];
const payment = {
  enabled: true,
  currency: 'USD',
  formType: '',
  amount: 1500,
  maxQuantity: 0,
  couponAmount: 500,
  couponAvailable: 5,
  couponCode: 'EARLY',
};

test('GET /Forms → the open public forms, the first to close first', async () => {
  const { db, harborId, summitId } = site;
  const add = (title: string, changes: Parameters<typeof createForm>[2] = {}, college = harborId) =>
    createForm(db, college, { title, ...changes });
  const { id: formId } = await add('Tour', { maxSubmissions: 1, description: '<p>A walk.</p>' });
  await db.insert(formPlace).values({ tenantId: harborId, formId, item: '', taken: 1 });
  await add('Camp', { expirationDate: future, payment });
  await add('Tailgate', { expirationDate: past });
  await add('Tryouts', { startDate: future });
  await add('Credentials', { access: 'protected' });
  await add('Travel report', { access: 'hidden' });
  await add('Theirs', {}, summitId);
  const listed = await site.json('/api/v2/Forms');
  expect(listed).toMatchObject([
    { title: 'Camp', isFull: false, takesPayment: true, expirationDate: future },
    { title: 'Tour', isFull: true, takesPayment: false, summary: 'A walk.' },
  ]);
  expect(listed).toHaveLength(2);
});

test('GET /Forms/{id} → the form without its coupon', async () => {
  const { id } = await createForm(site.db, site.harborId, { payment });
  const body = await site.json(`/api/v2/Forms/${id}`);
  expect([body.takesCoupon, body.payment]).toEqual([
    true,
    { enabled: true, currency: 'USD', formType: '', amount: 1500, maxQuantity: 0 },
  ]);
});

test('GET /Forms/{id} → a form with payment takes its own coupon, and its college’s coupons while they are valid', async () => {
  const { db, harborId, summitId } = site;
  const { couponCode: _, ...withoutCode } = payment;
  const takesCoupon = async (changes: Parameters<typeof createForm>[2]) => {
    const { id } = await createForm(db, harborId, changes);
    return (await site.json(`/api/v2/Forms/${id}`)).takesCoupon;
  };
  const add = (tenantId: number, id: number, changes = {}) =>
    insertRows(db, couponKind, [{ tenantId, id, code: `HERON${id}`, title: 'Friends', percent: 10, ...changes }]);
  await add(harborId, 1, { endDate: past });
  await add(summitId, 2);
  expect(await takesCoupon({ payment: withoutCode })).toBe(false);
  await add(harborId, 3);
  expect([await takesCoupon({ payment: withoutCode }), await takesCoupon({})]).toEqual([true, false]);
});

test('GET /Forms/{id}/Results → the counts of complete submissions, only for forms with public results', async () => {
  const { db, harborId: tenantId } = site;
  const fields = fieldsOf({ id: 'visit', type: 'R', options: options('Good', 'Poor') }, { id: 'why' });
  const { id: formId } = await createForm(db, tenantId, { fields });
  const add = (state: 'complete' | 'held', ...values: string[]) =>
    values.map((value, index) => ({
      ...{ tenantId, formId, state, key: `${state} ${index}`, reference: 'K7F2-9QXM' },
      answers: { visit: { values: [value] }, why: { values: ['The band'] } },
    }));
  await db.insert(formSubmission).values([...add('complete', 'Good', 'Good', 'Poor'), ...add('held', 'Poor')]);
  expect(await site.json(`/api/v2/Forms/${formId}/Results`)).toMatchObject({
    form: { id: formId, access: 'public', sport: null },
    submissions: 3,
    questions: [
      {
        title: 'visit',
        answered: 3,
        options: [
          { title: 'Good', count: 2 },
          { title: 'Poor', count: 1 },
        ],
      },
    ],
  });
  const { id: staffOnly } = await createForm(db, tenantId, { results: 'staff' });
  expect((await site.get(`/api/v2/Forms/${staffOnly}/Results`)).status).toBe(404);
});

test.each(['', '/{id}', '/{id}/Results'])(
  'GET /Forms%s → an answer for at most two seconds, since submissions are not announced',
  async (path) => {
    const { id } = await createForm(site.db, site.harborId);
    const { status, headers } = await site.get(`/api/v2/Forms${path.replace('{id}', String(id))}`);
    expect(status).toBe(200);
    expect(Date.parse(headers.get('expires') ?? '')).toBeLessThanOrEqual(Date.now() + 2000);
  },
);
