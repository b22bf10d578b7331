import { expect, test } from 'vitest';

import { assessAnswers } from './assess-answers.ts';
import { checkForm } from './check-form.ts';
import { parsePayment } from './parse-definition.ts';
import { fieldsOf } from './testing/fields.ts';

const fields = fieldsOf({ id: 'name', title: 'Name', required: true }, { id: 'campers', title: 'campers', type: 'N' });
const campOf = (payment: object) => ({
  title: 'Camp',
  fields,
  payment: parsePayment({ amount: 4500, quantityField: 'campers', ...payment }),
});
const problemsOf = (payment: object, campers: string, name = 'Ann') =>
  checkForm(
    campOf(payment),
    { campers: { values: [campers] }, ...(name && { name: { values: [name] } }) },
    '2026-11-23',
  );

test.each([
  ['1', {}, true],
  ['10000', {}, true],
  ['10001', {}, false],
  ['0', {}, false],
  ['-1', {}, false],
  ['1.5', {}, false],
  ['3', { maxQuantity: 3 }, true],
  ['4', { maxQuantity: 3 }, false],
  ['0', { enabled: false }, true],
])('%s units with the settings %j are allowed: %s', (campers, payment, isAllowed) => {
  const most = 'maxQuantity' in payment ? payment.maxQuantity : 10_000;
  const message = `Campers must be a whole number from 1 to ${most}.`;
  expect(problemsOf(payment, campers)).toEqual(
    isAllowed ? [] : [{ fieldId: 'campers', control: 'field-campers', message }],
  );
});

test('the total is what a provider takes at most', () => {
  const message = 'The total must be no more than $999,999.99.';
  expect(problemsOf({ amount: 10_000 }, '9999')).toEqual([]);
  expect(problemsOf({ amount: 10_000 }, '10000')).toEqual([{ fieldId: 'campers', control: 'field-campers', message }]);
  const donation = {
    title: 'Donation',
    fields: fieldsOf({
      id: 'gift',
      type: 'C',
      options: ['x', 'y'].map((title) => ({ title, paymentAmount: 50_000_000 })),
    }),
    payment: parsePayment({}),
  };
  const given = (...values: string[]) => checkForm(donation, { gift: { values } }, '2026-11-23');
  expect(given('x')).toEqual([]);
  expect(given('x', 'y')).toEqual([{ fieldId: 'gift', control: 'field-gift', message }]);
});

test('the quantity is checked when the fields have no other error', () => {
  expect(problemsOf({}, '0', '')).toEqual([{ fieldId: 'name', control: 'field-name', message: 'Name is required.' }]);
});

test('checked answers have a notice above their errors, and a formatted total', () => {
  const camp = campOf({});
  expect(assessAnswers(camp, { campers: { values: ['2'] } }, '2026-11-23')).toMatchObject({
    notice: 'Sorry, not all fields are filled out correctly.',
    problems: [{ message: 'Name is required.' }],
    total: '$90.00',
  });
  expect(assessAnswers({ ...camp, payment: null }, { name: { values: ['Ann'] } }, '2026-11-23')).toEqual({
    notice: undefined,
    problems: [],
    total: '',
  });
});
