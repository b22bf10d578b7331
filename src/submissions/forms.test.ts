import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { form as formKind } from '../content/forms/form.ts';
import type { Database } from '../db/client.ts';
import { form, formPlace, formSubmission } from '../db/schema/form.ts';
import { mail } from '../db/schema/mail.ts';
import type { Tenant } from '../domain/tenant.ts';
import { insertRows } from '../editing/change-rows.ts';
import { fieldsOf, options } from '../forms/testing/fields.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import { approveSubmission } from './approve-submission.ts';
import type { Checkout } from './checkout.ts';
import { createForms } from './forms.ts';
import { takePlaces } from './places.ts';
import { purgeSubmissions } from './purge.ts';
import { maxSubmissionAge } from './render-token.ts';
import { completeSubmission, releaseSubmission } from './submission-states.ts';
import { forgetPerson, rejectSubmissions } from './submissions.ts';

const start = Date.parse('2026-11-23T12:00:00Z');
const fields = fieldsOf(
  { id: 'name', required: true },
  { id: 'email', isEmailField: true },
  { id: 'shirt', type: 'S', options: [{ title: 'S', available: 3 }, { title: 'M' }] },
);

let database: Database;
let harbor: Tenant;
let summit: Tenant;
let now: number;
let uptime: number;
let forms: ReturnType<typeof createForms>;
let addresses = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  harbor = await createCollege(database.db, { slug: 'harbor' });
  summit = await createCollege(database.db, { slug: 'summit' });
});
beforeEach(async () => {
  await database.db.delete(mail);
  await database.db.delete(form);
  now = start;
  uptime = 0;
  forms = createForms(database.db, { clock: () => now, elapsed: () => uptime });
});
afterAll(() => database.close());

const addForm = async (changes: Record<string, unknown> = {}, tenant = harbor) => {
  const defaults = {
    recipients: [{ address: 'desk@harbor.example.edu' }],
    confirmation: true,
    results: 'staff',
    retentionDays: 30,
    access: 'public',
  };
  await insertRows(database.db, formKind as never, [
    { tenantId: tenant.id, id: 1, title: 'Camp', fields, ...defaults, ...changes } as never,
  ]);
};
const token = async (tenant = harbor, formId = 1) => {
  const issued = await forms.renderToken(tenant.id, formId);
  now += 5000;
  return issued;
};
type Post = Record<string, string | string[]>;
const post = async (
  posted: Post = {},
  { tenant = harbor, isStaff = false, address = `10.0.${addresses++ >> 8}.${addresses % 256}` } = {},
) => {
  const body = new URLSearchParams();
  for (const [name, values] of Object.entries({
    'field-name': 'Ann',
    token: posted['token'] ?? (await token(tenant)),
    ...posted,
  }))
    for (const value of [values].flat()) body.append(name, value);
  return forms.submit({ tenant, formId: 1, isStaff, body, address });
};
const stored = () => database.db.select().from(formSubmission).orderBy(formSubmission.id);
const queued = () => database.db.select().from(mail).orderBy(mail.id);
const taken = async () =>
  Object.fromEntries((await database.db.select().from(formPlace)).map(({ item, taken }) => [item, taken]));

test('a submission is stored with its answers, and mail to the recipients and the sender is queued', async () => {
  await addForm();
  expect(await post({ 'field-email': 'Ann@Example.com' })).toEqual({
    reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    isHeld: false,
  });
  expect(await stored()).toMatchObject([
    {
      state: 'complete',
      answers: { name: { values: ['Ann'] }, email: { values: ['Ann@Example.com'] } },
      email: 'ann@example.com',
    },
  ]);
  const [toStaff, toSender] = await queued();
  expect(toStaff).toMatchObject({ toAddress: 'desk@harbor.example.edu', replyToAddress: 'ann@example.com' });
  expect(toStaff?.text).toContain('Ann');
  // otherwise the form could be used to send text to others
  expect(toSender).toMatchObject({ toAddress: 'ann@example.com', purpose: 'confirmation' });
  expect(toSender?.text).not.toContain('Ann');
});

test('mail has the characters of HTML references, decoded once, and texts as they were typed', async () => {
  const thankYouText = '<p>Texas A&amp;M says &ldquo;thanks&rdquo;, not &amp;ldquo;</p>';
  await addForm({ title: 'Q&A “day” &amp;', thankYouText });
  await post({ 'field-name': 'R&D &amp; &#8220;', 'field-email': 'ann@example.com' });
  const [toStaff, toSender] = await queued();
  expect(toStaff?.subject).toMatch(/^Q&A “day” &amp;: /);
  expect(toStaff?.text).toContain(':\nR&D &amp; &#8220;\n');
  expect(toSender).toMatchObject({
    subject: 'Received: Q&A “day” &amp;',
    text: expect.stringMatching(/^Texas A&M says “thanks”, not &ldquo;\n\nQ&A “day” &amp;\n/),
  });
});

test('a form without a confirmation sends mail only to its recipients', async () => {
  await addForm({ confirmation: false });
  await post({ 'field-email': 'ann@example.com' });
  expect((await queued()).map(({ toAddress }) => toAddress)).toEqual(['desk@harbor.example.edu']);
});

test('dates are compared with the current date at the college', async () => {
  await addForm({ fields: [...fields, ...fieldsOf({ id: 'visit', type: 'D', rules: [['date_after']] })] });
  // in New York still November 23
  now = Date.parse('2026-11-24T03:00:00Z');
  expect(await post({ 'field-visit': '2026-11-24' })).toHaveProperty('reference');
  expect(await post({ 'field-visit': '2026-11-23' })).toMatchObject({
    problems: [{ message: 'Visit must be in the future.' }],
  });
});

describe('the same rendered form', () => {
  test('is stored once, however often it is sent at the same time', async () => {
    await addForm();
    const same = { token: await token() };
    const results = await Promise.all(Array.from({ length: 10 }, () => post(same)));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await queued()).toHaveLength(1);
    expect(await taken()).toMatchObject({ '': 1 });
  });
  test('with different answers is a new submission only after confirmation', async () => {
    await addForm();
    const same = { token: await token() };
    await post(same);
    expect(await post({ ...same, 'field-name': 'Anne' })).toMatchObject({
      status: 409,
      notice: 'You have submitted this form before. To submit it again with these answers, choose Submit.',
    });
    expect(await stored()).toHaveLength(1);
  });
});

describe('a submission whose response was lost', () => {
  test.each<[string, Record<string, unknown>, number]>([
    ['the form has closed since', { expirationDate: '2026-11-23T12:01:00Z' }, 60_000],
    ['the form was open for more than a day', {}, maxSubmissionAge],
  ])('gets the response again, although %s', async (_, changes, later) => {
    await addForm(changes);
    const same = { token: await token() };
    const first = await post(same);
    now += later;
    expect(await post(same)).toEqual(first);
    expect(await post({ ...same, 'field-name': 'Anne' })).toMatchObject({ status: 409 });
    expect(await stored()).toHaveLength(1);
  });
});

test('a form that is shown again is not held when it is submitted at once', async () => {
  await addForm();
  const refused = await post({ 'field-name': '' });
  const renderedAt = refused && 'renderedAt' in refused ? refused.renderedAt : undefined;
  expect(renderedAt).toBe(now - 3000);
  expect(await post({ token: await forms.renderToken(harbor.id, 1, renderedAt) })).toMatchObject({ isHeld: false });
  // a program that submits an error first gains nothing
  const fast = await post({ token: await forms.renderToken(harbor.id, 1), 'field-name': '' });
  expect(fast).toHaveProperty('renderedAt', now);
});

test('of 200 simultaneous submissions for 50 places, 50 are accepted with mail and 150 get the reason', async () => {
  await addForm({ maxSubmissions: 50, closedMessage: 'The camp is full.' });
  const tokens = await Promise.all(Array.from({ length: 200 }, () => forms.renderToken(harbor.id, 1)));
  now += 5000;
  const results = await Promise.all(tokens.map((each) => post({ token: each })));
  expect(results.filter((result) => result && 'reference' in result)).toHaveLength(50);
  expect(
    results.filter((result) => result && 'notice' in result && result.notice === 'The camp is full.'),
  ).toHaveLength(150);
  expect(await stored()).toHaveLength(50);
  expect(await queued()).toHaveLength(50);
  expect(await taken()).toEqual({ '': 50 });
});

test('a full form without a closed message names the reason', async () => {
  await addForm({ maxSubmissions: 1 });
  await post();
  expect(await post()).toMatchObject({ status: 409, notice: 'All places are taken.' });
});

test('simultaneous submissions take a limited option only as often as it is available, and the error is at its field', async () => {
  await addForm();
  const tokens = await Promise.all(Array.from({ length: 20 }, () => token()));
  const results = await Promise.all(tokens.map((each) => post({ token: each, 'field-shirt': 'S' })));
  const [refused, ...others] = results.filter((result) => result && 'status' in result);
  expect(others).toHaveLength(16);
  expect(refused).toMatchObject({
    status: 409,
    problems: [{ control: 'field-shirt', message: 'S is no longer available. Choose another answer.' }],
  });
  expect(await taken()).toEqual({ '': 3, 'shirt=S': 3 });
});

const closed = { status: 409, notice: 'This form does not accept submissions now.' };
const unverified = {
  status: 403,
  notice: 'This form could not be verified. Check your answers and submit it again.',
};

describe('nothing is stored and nothing is sent', () => {
  test.each<[string, Record<string, unknown>, Post, object]>([
    [
      'with an error',
      {},
      { 'field-name': '' },
      {
        status: 422,
        notice: 'Sorry, not all fields are filled out correctly.',
        problems: [{ message: 'Name is required.' }],
      },
    ],
    [
      'with an unknown option',
      {},
      { 'field-shirt': 'XL' },
      { status: 422, problems: [{ message: 'Shirt is not an allowed value.' }] },
    ],
    ['before the start', { startDate: '2026-11-24T00:00:00Z' }, {}, closed],
    ['after the expiration', { expirationDate: '2026-11-23T12:00:04Z' }, {}, closed],
    ['with an altered token', {}, { token: 'k.aaaaaaaaaaaaaaaa.x' }, unverified],
    ['without a token', {}, { token: '' }, unverified],
    [
      'without payment providers',
      { payment: { enabled: true, amount: 1, currency: 'USD' } },
      {},
      { status: 409, notice: 'This form is closed because payments are not available.' },
    ],
    [
      'with 10,000 fields',
      {},
      { 'field-other': Array.from({ length: 10_000 }, String) },
      { status: 400, notice: 'The form was sent with 10002 values. The limit is 2000.' },
    ],
    [
      'with a line break in the e-mail address',
      {},
      { 'field-email': 'a@example.com\r\nBcc: b@example.com' },
      { status: 422, problems: [{ message: 'Please enter a valid email address.' }] },
    ],
  ])('%s', async (_, changes, posted, refusal) => {
    await addForm(changes);
    expect(await post(posted)).toMatchObject(refusal);
    expect([await stored(), await queued(), await taken()]).toEqual([[], [], {}]);
  });

  test('with the token of another form or college', async () => {
    await addForm();
    await addForm({}, summit);
    expect(await post({ token: await token(summit) })).toMatchObject(unverified);
    expect(await post({ token: await token(harbor, 2) })).toMatchObject(unverified);
    expect([await stored(), await queued(), await taken()]).toEqual([[], [], {}]);
  });

  test('more than a day after the form was opened', async () => {
    await addForm();
    const old = { token: await token() };
    now += maxSubmissionAge;
    expect(await post(old)).toMatchObject({
      status: 409,
      notice: 'This form was open for more than a day. Check your answers and submit it again.',
    });
    expect([await stored(), await queued(), await taken()]).toEqual([[], [], {}]);
  });
});

test('a form of another college or a hidden form does not exist for fans', async () => {
  await addForm({}, summit);
  expect(await post()).toBeUndefined();
  await addForm({ access: 'hidden' });
  expect(await post()).toBeUndefined();
  expect([await stored(), await queued(), await taken()]).toEqual([[], [], {}]);
  expect(await post({}, { isStaff: true })).toHaveProperty('reference');
});

describe('a suspicious submission is held without a place or mail', () => {
  test.each<[string, Post]>([
    ['the field that people leave empty was filled in', { 'leave-empty': 'x' }],
    ['more than 3 links in the answers', { 'field-name': 'http://a http://b https://c http://d' }],
  ])('%s', async (heldReason, posted) => {
    await addForm();
    expect(await post(posted)).toMatchObject({ isHeld: true });
    expect(await stored()).toMatchObject([{ state: 'held', heldReason }]);
    expect([await queued(), await taken()]).toEqual([[], {}]);
  });

  test('submitted faster than a person could', async () => {
    await addForm();
    await post({ token: await forms.renderToken(harbor.id, 1) });
    expect(await stored()).toMatchObject([
      { state: 'held', heldReason: 'submitted 0.0 seconds after the form was opened' },
    ]);
  });

  test('many from one network, beyond which they are refused', async () => {
    await addForm();
    const tokens = await Promise.all(Array.from({ length: 70 }, () => forms.renderToken(harbor.id, 1)));
    now += 5000;
    const results = [];
    for (const each of tokens) results.push(await post({ token: each }, { address: '192.0.2.1' }));
    const states = (await stored()).map(({ state }) => state);
    expect(states.filter((state) => state === 'complete')).toHaveLength(8);
    expect(states.filter((state) => state === 'held')).toHaveLength(52);
    expect(results.at(-1)).toMatchObject({
      status: 429,
      waitSeconds: 2,
      notice: 'Too many submissions came from your network. Wait 1 minute and submit again.',
    });
    expect(await post({}, { address: '192.0.2.2' })).toMatchObject({ isHeld: false });
    // the time of day may be set
    now += 3_600_000;
    expect(await post({}, { address: '192.0.2.1' })).toMatchObject({ status: 429 });
    uptime += 3_600_000;
    expect(await post({}, { address: '192.0.2.1' })).toMatchObject({ isHeld: false });
  });

  test('until staff approve or reject it', async () => {
    await addForm({ maxSubmissions: 1 });
    await addForm({}, summit);
    for (let index = 0; index < 3; index++) await post({ 'leave-empty': 'x' });
    const [first, second, third] = await stored();
    const { db } = database;
    expect(await completeSubmission(db, harbor.id, first?.id ?? 0)).toBe('completed');
    expect(await completeSubmission(db, harbor.id, first?.id ?? 0)).toBe('unchanged');
    expect(await completeSubmission(db, harbor.id, second?.id ?? 0)).toBe('full');
    expect(await completeSubmission(db, summit.id, third?.id ?? 0)).toBe('absent');
    expect(await rejectSubmissions(db, harbor.id, [first?.id ?? 0, third?.id ?? 0])).toEqual([third?.id]);
    expect([await queued(), await taken()]).toMatchObject([[{}], { '': 1 }]);
  });
});

describe('a submission with payment', () => {
  const payment = { enabled: true, amount: 1500, currency: 'USD' };
  const orders: number[] = [];
  beforeEach(() => {
    orders.length = 0;
    forms = createForms(database.db, {
      clock: () => now,
      elapsed: () => uptime,
      checkout: {
        unavailable: async () => undefined,
        isTest: async () => false,
        createOrder,
        addressOf: async (_, { reference }) => `/checkout/${reference}`,
      },
    });
  });
  const createOrder: Checkout['createOrder'] = async (_, { submission: { order, reference } }) => {
    if (order?.couponCode === 'USED') return { couponProblem: 'The coupon USED has been used up.' };
    orders.push(order?.total ?? 0);
    return { pageUrl: `http://harbor.localhost/order/${reference}` };
  };
  const approve = (id: number, by = createOrder) =>
    database.db.transaction((transaction) =>
      approveSubmission(transaction, { tenant: harbor, checkout: { createOrder: by } }, id),
    );

  test('is pending, with its prices and places, until it is paid', async () => {
    await addForm({ payment });
    expect(await post({ 'field-shirt': 'S' })).toEqual({ checkout: expect.stringMatching(/^\/checkout\//) });
    expect(await stored()).toMatchObject([
      { state: 'pending', order: { total: 1500, lines: [{ title: 'Camp', unitAmount: 1500, quantity: 1 }] } },
    ]);
    expect(orders).toEqual([1500]);
    expect([await queued(), await taken()]).toEqual([[], { '': 1, 'shirt=S': 1 }]);
    const [{ id = 0 } = {}] = await stored();
    expect(await completeSubmission(database.db, harbor.id, id)).toBe('completed');
    expect(await queued()).toHaveLength(1);
  });

  test('frees its places when its invoice is canceled, even though it was complete at once', async () => {
    await addForm({ payment, maxSubmissions: 1 });
    await post({ 'field-shirt': 'S' });
    const [{ id = 0 } = {}] = await stored();
    await completeSubmission(database.db, harbor.id, id);
    expect(await releaseSubmission(database.db, harbor.id, id)).toBe(true);
    expect(await taken()).toEqual({ '': 0, 'shirt=S': 0 });
    expect(await stored()).toMatchObject([{ state: 'expired' }]);
  });

  test('that has expired is not stored again without confirmation', async () => {
    await addForm({ payment });
    const same = { token: await token() };
    await post(same);
    const [{ id = 0 } = {}] = await stored();
    await releaseSubmission(database.db, harbor.id, id);
    expect(await post(same)).toMatchObject({
      status: 409,
      notice: 'The payment of your earlier submission was not completed. To start again, choose Submit.',
    });
    expect(orders).toHaveLength(1);
  });

  test('takes no more units of an option than there are, even if it is the first', async () => {
    const shirts = fieldsOf(
      { id: 'count', type: 'N' },
      { id: 'shirt', type: 'S', options: [{ title: 'S', available: 3 }] },
    );
    await addForm({ fields: shirts, payment: { ...payment, quantityField: 'count' } });
    const message = 'S is no longer available for 4. Choose another answer.';
    expect(await post({ 'field-count': '4', 'field-shirt': 'S' })).toMatchObject({ problems: [{ message }] });
    expect([await stored(), await taken()]).toEqual([[], {}]);
    expect(await post({ 'field-count': '3', 'field-shirt': 'S' })).toHaveProperty('checkout');
  });

  test('frees its places when its person is deleted before it is paid', async () => {
    await addForm({ payment });
    for (const email of ['ann@example.com', 'bo@example.com']) await post({ 'field-email': email, 'field-shirt': 'S' });
    const [, { id = 0 } = {}] = await stored();
    await completeSubmission(database.db, harbor.id, id);
    for (const email of ['ann@example.com', 'bo@example.com']) await forgetPerson(database.db, harbor.id, email);
    expect(await taken()).toEqual({ '': 1, 'shirt=S': 1 });
  });

  test('is not approved by staff instead of paid', async () => {
    await addForm({ payment });
    await post({ 'field-shirt': 'S' });
    const [{ id = 0 } = {}] = await stored();
    expect(await approve(id)).toBe('unpaid');
    expect(await stored()).toMatchObject([{ state: 'pending' }]);
  });

  test('that is suspicious is held without an order or places, and paid after staff approve it', async () => {
    await addForm({ payment, maxSubmissions: 1 });
    const suspicious = { 'leave-empty': 'x', 'field-email': 'ann@example.com', 'field-shirt': 'S' };
    expect(await post(suspicious)).toMatchObject({ isHeld: true });
    const [{ id = 0, reference = '' } = {}] = await stored();
    expect([orders, await queued(), await taken()]).toEqual([[], [], {}]);
    const pageUrl = `http://harbor.localhost/order/${reference}`;
    expect(await approve(id)).toEqual({ payAt: pageUrl });
    expect([orders, await taken()]).toEqual([[1500], { '': 1, 'shirt=S': 1 }]);
    expect(await stored()).toMatchObject([{ state: 'pending', heldReason: null }]);
    expect(await queued()).toMatchObject([
      { toAddress: 'ann@example.com', subject: 'Please pay: Camp', text: expect.stringContaining(pageUrl) },
    ]);
    expect(await approve(id)).toBe('unpaid');
  });

  test('that is held is complete when it is approved and nothing has to be paid first', async () => {
    await addForm({ payment });
    await post({ 'leave-empty': 'x' });
    const [{ id = 0 } = {}] = await stored();
    const invoice: Checkout['createOrder'] = async (transaction, order) => {
      await completeSubmission(transaction, harbor.id, id);
      return createOrder(transaction, order);
    };
    expect(await approve(id, invoice)).toBe('completed');
    expect((await queued()).map(({ purpose }) => purpose)).toEqual(['form']);
  });

  test('is not approved without places, or with a coupon that cannot be used', async () => {
    await addForm({ payment, maxSubmissions: 2 });
    for (const coupon of ['USED', '']) await post({ 'leave-empty': 'x', coupon });
    const [first, second] = await stored();
    expect(await approve(first?.id ?? 0)).toEqual({ couponProblem: 'The coupon USED has been used up.' });
    await post();
    expect(await approve(second?.id ?? 0)).toBe('full');
  });

  test('of one network is not held for their number, since many pay when a camp opens', async () => {
    await addForm({ payment });
    const tokens = await Promise.all(Array.from({ length: 12 }, () => forms.renderToken(harbor.id, 1)));
    now += 5000;
    for (const each of tokens) await post({ token: each }, { address: '192.0.2.1' });
    expect(new Set((await stored()).map(({ state }) => state))).toEqual(new Set(['pending']));
  });

  test('with another coupon than before is a new submission only after it is confirmed', async () => {
    await addForm({ payment });
    const same = { token: await token(), coupon: 'EARLY' };
    expect(await post(same)).toHaveProperty('checkout');
    expect(await post(same)).toHaveProperty('checkout');
    expect(await post({ ...same, coupon: 'LATE' })).toMatchObject({
      status: 409,
      notice: 'You have submitted this form before. To submit it again with these answers, choose Submit.',
    });
    expect(orders).toHaveLength(1);
  });

  test('has the prices of the form, whatever is posted', async () => {
    await addForm({ payment });
    await post({ amount: '1', total: '1', paymentAmount: '1', 'field-amount': '1', order: '{"total":1}' });
    expect(orders).toEqual([1500]);
  });

  test('is not stored with an invalid coupon', async () => {
    await addForm({ payment });
    expect(await post({ coupon: ' USED ' })).toMatchObject({
      status: 422,
      problems: [{ control: 'coupon', message: 'The coupon USED has been used up.' }],
    });
    expect([await stored(), await queued(), await taken(), orders]).toEqual([[], [], {}, []]);
  });

  test.each(['0', '1.5', '4', '1e9'])('is not stored with the quantity %s of at most 3', async (quantity) => {
    const quantityField = 'name';
    await addForm({ payment: { ...payment, quantityField, maxQuantity: 3 } });
    const message = 'Name must be a whole number from 1 to 3.';
    expect(await post({ 'field-name': quantity })).toMatchObject({ status: 422, problems: [{ message }] });
    expect([await stored(), await queued(), await taken(), orders]).toEqual([[], [], {}, []]);
  });

  test('frees its places once when its checkout expires, and takes them again if it is paid late', async () => {
    await addForm({ payment, maxSubmissions: 1 });
    await post({ 'field-shirt': 'S' });
    const [{ id = 0 } = {}] = await stored();
    expect(await releaseSubmission(database.db, harbor.id, id)).toBe(true);
    expect(await releaseSubmission(database.db, harbor.id, id)).toBe(false);
    expect(await taken()).toEqual({ '': 0, 'shirt=S': 0 });
    expect(await completeSubmission(database.db, harbor.id, id)).toBe('completed');
    expect(await taken()).toEqual({ '': 1, 'shirt=S': 1 });
  });
});

test('places are always taken in the same order, so that transactions wait for each other without a deadlock', async () => {
  await addForm();
  const taken = ['b', 'c', 'a'].map((option) => ({ field: 'shirt', option, quantity: 1 }));
  const order = await database.db.transaction(async (transaction) => {
    await takePlaces(transaction, { tenantId: harbor.id, formId: 1 }, { fields, maxSubmissions: null }, taken);
    // counts the statements of a transaction
    return transaction.select().from(formPlace).orderBy(sql`cmin::text::int`);
  });
  expect(order.map(({ item }) => item)).toEqual(['', 'shirt=a', 'shirt=b', 'shirt=c']);
});

test('recipients with a condition get only submissions that meet it', async () => {
  await addForm({
    fields: [...fields, ...fieldsOf({ id: 'sport', type: 'S', options: options('golf', 'rowing') })],
    recipients: [
      { address: 'all@example.edu' },
      { address: 'golf@example.edu', when: { field: 'sport', value: 'golf' } },
      { address: 'rowing@example.edu', when: { field: 'sport', value: 'rowing' } },
    ],
  });
  await post({ 'field-sport': 'golf' });
  expect((await queued()).map(({ toAddress }) => toAddress)).toEqual(['all@example.edu', 'golf@example.edu']);
});

test('submissions are deleted by person, in their own college', async () => {
  await addForm();
  await addForm({}, summit);
  await post({ 'field-email': 'ann@example.com' });
  await post({ 'field-email': 'bo@example.com' });
  await post({ 'field-email': 'ann@example.com' }, { tenant: summit });
  expect(await forgetPerson(database.db, harbor.id, 'Ann@example.com')).toBe(1);
  expect((await stored()).map(({ tenantId, email }) => [tenantId, email])).toEqual([
    [harbor.id, 'bo@example.com'],
    [summit.id, 'ann@example.com'],
  ]);
  const about = (await queued()).map(({ tenantId, replyToAddress }) => [tenantId, replyToAddress]);
  expect(about.filter(([, address]) => address !== null)).toEqual([
    [harbor.id, 'bo@example.com'],
    [summit.id, 'ann@example.com'],
  ]);
});

test('submissions are deleted after the retention period of their form', async () => {
  await addForm({ retentionDays: 30 });
  await post();
  await post();
  const [{ id = 0 } = {}] = await stored();
  await database.execute(`update form_submission set created_at = now() - interval '31 days' where id = ${id}`);
  expect(await purgeSubmissions(database.db, summit.id)).toBe(0);
  expect(await purgeSubmissions(database.db)).toBe(1);
  expect((await stored()).map((row) => row.id)).not.toContain(id);
});

test('mail about a submission is deleted with it, sent or not', async () => {
  await addForm();
  await post({ 'field-email': 'ann@example.com' });
  await post({ 'field-email': 'bo@example.com' });
  const [{ id = 0 } = {}] = await stored();
  expect(await queued()).toHaveLength(4);
  await database.execute(`update form_submission set created_at = now() - interval '31 days' where id = ${id}`);
  await purgeSubmissions(database.db);
  expect((await queued()).map(({ toAddress, replyToAddress }) => [toAddress, replyToAddress])).toEqual([
    ['desk@harbor.example.edu', 'bo@example.com'],
    ['bo@example.com', null],
  ]);
});
