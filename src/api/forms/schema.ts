import { type } from 'arktype';

import { sportReference } from '../../domain/sport-reference.ts';
import { fieldCodes } from '../../forms/field-kinds.ts';
import { contract } from '../contract.ts';
import { idOf } from '../parameters.ts';
import { forViewers } from '../viewer.ts';

const fieldOption = type({
  title: 'string',
  value: 'string',
  paymentAmount: 'number',
  selected: 'boolean',
  showOtherAnswer: 'boolean',
  rank: 'number',
  'available?': 'number',
});

const formField = type({
  id: 'string',
  type: type.enumerated(...fieldCodes),
  title: 'string',
  'help?': 'string',
  required: 'boolean',
  maxLength: 'number',
  maxQuantity: 'number',
  isEmailField: 'boolean',
  showCurrentDate: 'boolean',
  defaultValue: 'string',
  'autocomplete?': 'string',
  options: fieldOption.array().readonly(),
  conditions: type({ field: 'string', logic: "'Is' | 'Is Not'", value: 'string' }).array().readonly(),
  rules: type(['string', '...', '(string | number)[]']).readonly().array().readonly(),
});

const shownPayment = type({
  enabled: 'boolean',
  currency: 'string',
  formType: 'string',
  amount: 'number',
  maxQuantity: 'number',
  'quantityField?': 'string',
  'taxPercent?': 'number',
});

const questionResult = type({
  fieldId: 'string',
  title: 'string',
  answered: 'number.integer',
  isMultiple: 'boolean',
  options: type({ title: 'string', count: 'number.integer' }).array(),
  'average?': 'number',
});

/** A form as fans see it, without its recipients and coupon. */
export const form = type({
  id: 'number.integer',
  url: 'string',
  title: 'string',
  /** Sanitized. */
  description: 'string | null',
  sport: sportReference.or('null'),
  access: "'public' | 'protected' | 'hidden'",
  /** The field definitions in order. */
  fields: formField.array(),
  payment: shownPayment.or('null'),
  /** Whether a coupon can be entered. */
  takesCoupon: 'boolean',
  /** Sanitized. */
  thankYouText: 'string | null',
  /** Instants with Z. */
  startDate: 'string | null',
  expirationDate: 'string | null',
  maxSubmissions: 'number.integer | null',
  submissionsCount: 'number.integer',
  /** All places are taken, but some of them are not paid, so that further submissions wait in line. */
  hasLine: 'boolean',
  /** Units left of limited options by `field=option`. */
  remaining: type({ '[string]': 'number.integer' }),
  /** Sold-out options of which some units are not paid, so that further submissions wait in line for them. */
  reservedOptions: 'string[]',
  closedMessage: 'string | null',
  style: 'string | null',
  results: "'none' | 'staff' | 'public'",
  retentionDays: 'number.integer',
});
export type Form = typeof form.infer;

/** A form in a list. */
export const listedForm = type({
  id: 'number.integer',
  url: 'string',
  title: 'string',
  /** The description as plain text. */
  summary: 'string | null',
  sport: sportReference.or('null'),
  /** An instant with Z. */
  expirationDate: 'string | null',
  isFull: 'boolean',
  takesPayment: 'boolean',
});
export type ListedForm = typeof listedForm.infer;

export const formResults = type({
  form: form.pick('id', 'url', 'title', 'sport', 'access'),
  submissions: 'number.integer',
  questions: questionResult.array(),
});

export const formListContract = contract({
  path: '/Forms',
  summary: 'Forms that everyone may fill in now, the first to close first',
  response: listedForm.array(),
});

export const formContracts = forViewers('form', ({ prefix, access, what }) => ({
  get: contract({
    ...access,
    path: `${prefix}/Forms/{id}`,
    summary: `A form with its fields${what}`,
    parameters: { id: idOf('form') },
    response: form,
  }),
  results: contract({
    ...access,
    path: `${prefix}/Forms/{id}/Results`,
    summary: `Counts per question of a form whose results are ${prefix ? 'for staff or public' : 'public'}`,
    parameters: { id: idOf('form') },
    response: formResults,
  }),
}));
