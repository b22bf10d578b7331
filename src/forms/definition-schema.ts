import { type } from 'arktype';

import type { FieldCode } from './field-kinds.ts';

const fieldId = type(/^[A-Za-z0-9_]{1,40}$/).describe('1 to 40 letters, digits or underscores');
const line = type('1 <= string <= 300').describe('a text of 1 to 300 characters');
const count = type('0 <= number.integer <= 1000000').describe('a whole number');
const minorUnits = type('0 <= number.integer <= 100000000').describe(
  'a whole number of minor units of the currency, such as 4500 for $45.00',
);

const option = type({
  '+': 'reject',
  title: line,
  'value?': type('1 <= string <= 200').describe('a text of 1 to 200 characters'),
  paymentAmount: minorUnits.default(0),
  selected: 'boolean = false',
  showOtherAnswer: 'boolean = false',
  rank: type('number.integer').default(0),
  'available?': count,
});

const condition = type({ '+': 'reject', field: fieldId, logic: type("'Is' | 'Is Not'"), value: 'string > 0' });

const rule = type('(string | number)[] > 0').describe('a rule with its parameters, such as ["between", 1, 5]');

const field = type({
  '+': 'reject',
  id: fieldId,
  // checked separately, for a better message
  type: type('string').pipe((code) => code as FieldCode),
  title: type('0 < string <= 5000').describe('a text of 1 to 5000 characters'),
  'help?': line,
  required: 'boolean = false',
  maxLength: count.default(0),
  maxQuantity: count.default(0),
  isEmailField: 'boolean = false',
  showCurrentDate: 'boolean = false',
  defaultValue: type('string <= 1000').default(''),
  'autocomplete?': type(/^[a-z0-9 -]{1,60}$/).describe('a value of the autocomplete attribute, such as given-name'),
  options: option
    .array()
    .atMostLength(200)
    .default(() => []),
  conditions: condition
    .array()
    .atMostLength(20)
    .default(() => []),
  rules: rule
    .array()
    .atMostLength(20)
    .default(() => []),
});

/** The fields of a form as written in JSON. */
export const fieldsSchema = field.array().atLeastLength(1).atMostLength(150);

export const paymentSchema = type({
  '+': 'reject',
  enabled: 'boolean = true',
  currency: type(/^[A-Z]{3}$/)
    .describe('a currency code such as USD')
    .default('USD'),
  formType: type('string <= 100').default(''),
  amount: minorUnits.default(0),
  maxQuantity: count.default(0),
  'quantityField?': fieldId,
  couponAmount: minorUnits.default(0),
  couponAvailable: count.default(0),
  'couponCode?': type(/^[A-Za-z0-9-]{3,40}$/).describe('3 to 40 letters, digits or hyphens'),
  'taxPercent?': type('0 <= number <= 100')
    .narrow((percent) => /^\d+(?:\.\d{1,3})?$/.test(String(percent)))
    .describe('a percentage with up to three decimals, such as 8.875'),
});
