// A shop to be killed: stores submissions of a form with payment and handles webhooks, on the database of the environment.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

import { form as formKind } from '../../src/content/forms/form.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openEmbedded } from '../../src/db/open-database.ts';
import { openPostgres } from '../../src/db/open-postgres.ts';
import { form, formSubmission } from '../../src/db/schema/form.ts';
import { tenant as tenantTable } from '../../src/db/schema/tenant.ts';
import type { Tenant } from '../../src/domain/tenant.ts';
import { insertRows } from '../../src/editing/change-rows.ts';
import { createPayments } from '../../src/payments/create-payments.ts';
import { formCheckout } from '../../src/payments/form-checkout.ts';
import { paymentSubjects } from '../../src/payments/open-payments.ts';
import { stripe } from '../../src/payments/providers/stripe.ts';
import { webhookApp } from '../../src/payments/webhook-app.ts';
import { storeSubmission } from '../../src/submissions/store-submission.ts';
import { createCollege } from '../../src/testing/factories.ts';
import { account, price, secret } from './account.ts';
import { countBooks } from './books.ts';

const { BENCH_DATA = '', BENCH_POSTGRES, BENCH_STRIPE = '', PORT = '0' } = process.env;
const database = BENCH_POSTGRES ? await openPostgres(BENCH_POSTGRES) : await openEmbedded({ dataDir: BENCH_DATA });
const { db } = database;
await migrate(database);
const [known] = await db.select().from(tenantTable);
const college: Tenant = known
  ? { ...known, hosts: ['harbor.localhost'], canonicalHost: 'harbor.localhost' }
  : await createCollege(db);
if ((await db.$count(form)) === 0) {
  const payment = {
    enabled: true,
    currency: 'USD',
    formType: '',
    amount: price,
    maxQuantity: 0,
    couponAmount: 0,
    couponAvailable: 0,
  };
  const camp = {
    title: 'Camp',
    fields: [],
    recipients: [],
    confirmation: false,
    results: 'staff',
    retentionDays: 30,
    access: 'public',
  };
  await insertRows(db, formKind as never, [
    { tenantId: college.id, id: 1, ...camp, maxSubmissions: 100_000, payment } as never,
  ]);
}
const [camp] = await db.select().from(form);
if (!camp) throw new Error('The form was not stored');

const provider = stripe({
  secretKey: account,
  webhookSecret: secret,
  fetch: (input, init) =>
    fetch(new URL(new URL(String(input)).pathname + new URL(String(input)).search, BENCH_STRIPE), init),
});
const log = { info: () => {}, warn: () => {}, error: console.error };
const payments = createPayments({
  database,
  providers: { of: async () => provider, instructionsOf: () => undefined },
  subjects: paymentSubjects,
  originOf: () => 'http://harbor.localhost',
  log,
});
const checkout = formCheckout(payments);

const app = new Hono();
app.get('/ready', (c) => c.text('ready'));
app.post('/buy/:key', async (c) => {
  const key = c.req.param('key');
  const stored = await storeSubmission(db, {
    form: camp as never,
    key,
    answers: {},
    couponCode: undefined,
    heldReason: undefined,
    network: null,
    onOrder: async (transaction, submission) => {
      await checkout.createOrder(transaction, { tenant: college, form: camp as never, submission });
      return undefined;
    },
  });
  if (!('submission' in stored)) return c.text('refused', 409);
  const [, reference = ''] = /^\/order\/(\w+)/.exec(await checkout.addressOf(college, stored.submission)) ?? [];
  return c.text((await payments.checkOut(college, reference)) ?? '');
});
app.post('/expire', async (c) => {
  await database.execute("update payment_order set expires_at = now() - interval '1 second' where status = 'open'");
  await payments.expireOrders([college]);
  return c.text('expired');
});
app.get('/books', async (c) => c.json(await countBooks(database, (await db.select().from(formSubmission)).length)));
app.route('/', webhookApp({ payments, findTenant: async () => college, log }));
serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' });
