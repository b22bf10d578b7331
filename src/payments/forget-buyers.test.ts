import { afterAll, beforeAll, expect, test } from 'vitest';

import { form as formKind } from '../content/forms/form.ts';
import type { Database } from '../db/client.ts';
import { formSubmission } from '../db/schema/form.ts';
import { mail as mailTable } from '../db/schema/mail.ts';
import { paymentOrder } from '../db/schema/payment.ts';
import type { Tenant } from '../domain/tenant.ts';
import { insertRows } from '../editing/change-rows.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import { forgetBuyers } from './forget-buyers.ts';
import { createTestPayments } from './testing/test-payments.ts';

let database: Database;
let college: Tenant;
beforeAll(async () => {
  database = await createTestDatabase();
  college = await createCollege(database.db);
});
afterAll(() => database.close());

test('the order of a deleted submission loses its buyer and receipt, and keeps its amounts', async () => {
  const { db } = database;
  const camp = { title: 'Camp', fields: [], recipients: [], confirmation: false, results: 'staff', retentionDays: 30 };
  await insertRows(db, formKind as never, [{ tenantId: college.id, id: 1, ...camp, access: 'public' } as never]);
  const [kept] = await db
    .insert(formSubmission)
    .values({ tenantId: college.id, formId: 1, key: 'k', reference: 'r', state: 'complete', answers: {} })
    .returning();
  const shop = createTestPayments(database, college);
  const subjects = [kept?.id ?? 0, 999];
  for (const subjectId of subjects) {
    const { session } = await shop.checkedOut({ subjectId });
    shop.fake.complete(session, 'pay');
  }
  await shop.fake.idle();
  await shop.deliver(...shop.webhooks);
  expect(await db.$count(mailTable)).toBe(2);

  expect(await forgetBuyers(db, college.id + 1)).toBe(0);
  expect(await forgetBuyers(db)).toBe(1);
  const orders = await db.select().from(paymentOrder).orderBy(paymentOrder.id);
  expect(orders.map(({ buyerName, buyerEmail, total }) => [buyerName, buyerEmail, total])).toEqual([
    ['Ann Reed', 'ann@example.com', 10_500],
    [null, null, 10_500],
  ]);
  expect((await db.select().from(mailTable)).map(({ key }) => key)).toEqual([`receipt ${orders[0]?.id}`]);
  expect(await forgetBuyers(db)).toBe(0);
});
