import { expect, test } from 'vitest';

import { orderOf, takenOptions } from './order.ts';
import { parsePayment } from './parse-definition.ts';
import { fieldsOf } from './testing/fields.ts';

const fields = fieldsOf(
  { id: 'campers', type: 'N' },
  {
    id: 'session',
    title: 'Session',
    type: 'R',
    options: [
      { title: 'Day', paymentAmount: 24000, available: 40, rank: 2 },
      { title: 'Free', rank: 1 },
    ],
  },
  {
    id: 'extras',
    title: 'Extras',
    type: 'C',
    conditions: [{ field: 'session', logic: 'Is', value: 'Day' }],
    options: [
      { title: 'Shirt', paymentAmount: 1800 },
      { title: 'Photo', paymentAmount: 1200, available: 5 },
    ],
  },
);
const form = { title: 'Camp', fields, payment: parsePayment({ amount: 1000, quantityField: 'campers' }) };
const answers = { campers: { values: ['2'] }, session: { values: ['Day'] }, extras: { values: ['Photo', 'Shirt'] } };

test('an order has a line for the base amount and for each option with an amount, times the quantity', () => {
  expect(orderOf(form, answers)).toEqual({
    currency: 'USD',
    lines: [
      { title: 'Camp', unitAmount: 1000, quantity: 2 },
      { field: 'session', option: 'Day', title: 'Session: Day', unitAmount: 24000, quantity: 2 },
      { field: 'extras', option: 'Shirt', title: 'Extras: Shirt', unitAmount: 1800, quantity: 2 },
      { field: 'extras', option: 'Photo', title: 'Extras: Photo', unitAmount: 1200, quantity: 2 },
    ],
    taxRate: 0,
    total: 56000,
  });
});

test('options of hidden fields cost nothing and take no units', () => {
  const free = { ...answers, session: { values: ['Free'] } };
  expect(orderOf(form, free)?.total).toBe(2000);
  expect(takenOptions(form, free)).toEqual([]);
});

test('a submission takes units of limited options', () => {
  expect(takenOptions(form, answers)).toEqual([
    { field: 'session', option: 'Day', quantity: 2 },
    { field: 'extras', option: 'Photo', quantity: 2 },
  ]);
});

test('without a quantity field, or an answer to it, the quantity is 1', () => {
  expect(orderOf({ ...form, payment: parsePayment({ amount: 1000 }) }, {})?.total).toBe(1000);
  expect(orderOf(form, {})?.total).toBe(1000);
});

test.each(['-1', '0', '1.5', 'many', '10001', '1e300'])('a quantity of %s takes nothing', (quantity) => {
  const entered = { ...answers, campers: { values: [quantity] } };
  expect(orderOf(form, entered)?.total).toBe(0);
  expect(takenOptions(form, entered).map((taken) => taken.quantity)).toEqual([0, 0]);
});

test('up to 10,000 units can be ordered', () => {
  expect(orderOf(form, { campers: { values: ['10000'] } })?.total).toBe(10_000_000);
});

test('limited options are also taken without payment', () => {
  expect(takenOptions({ ...form, payment: null }, answers).map(({ quantity }) => quantity)).toEqual([1, 1]);
});

test('a free option has no line, and one that costs a cent does', () => {
  const free = { session: { values: ['Free'] } };
  expect(orderOf({ ...form, payment: parsePayment({ amount: 0 }) }, free)?.lines).toEqual([]);
  expect(orderOf({ ...form, payment: parsePayment({ amount: 1 }) }, free)?.lines).toHaveLength(1);
});

test('a form without payment has no order', () => {
  expect(orderOf({ ...form, payment: null }, answers)).toBeUndefined();
  expect(orderOf({ ...form, payment: parsePayment({ enabled: false, amount: 5 }) }, answers)).toBeUndefined();
});

test('the total includes tax, rounded half up', () => {
  const payment = parsePayment({ amount: 1000, taxPercent: 8.875 });
  expect(orderOf({ ...form, payment }, {})).toMatchObject({ taxRate: 8875, total: 1089 });
});
