import { afterAll, beforeAll, expect, test } from 'vitest';

import { formPlace } from '../../db/schema/form.ts';
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

test('GET /Forms → the open forms of everyone, the first to close first', async () => {
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
