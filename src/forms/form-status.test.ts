import { expect, test } from 'vitest';

import type { FieldOption } from './definition.ts';
import { acceptsSubmissions, formStatus } from './form-status.ts';
import { isSoldOut, openingOf, type ShownForm } from './shown-form.ts';

const start = '2026-11-01T14:00:00Z';
const end = '2026-12-01T14:00:00Z';
const at = (instant: string) => Date.parse(instant);

test.each([
  ['no dates', null, null, '2026-11-20T00:00:00Z', 'active'],
  ['before the start', start, null, '2026-11-01T13:59:59.999Z', 'pending'],
  ['at the start', start, null, start, 'active'],
  ['before the expiration', null, end, '2026-12-01T13:59:59.999Z', 'active'],
  ['at the expiration', null, end, end, 'active'],
  ['after the expiration', null, end, '2026-12-01T14:00:00.001Z', 'closed'],
  ['between both', start, end, '2026-11-15T00:00:00Z', 'active'],
])('a form is, %s, as given', (_, startDate, expirationDate, now, status) => {
  expect(formStatus({ startDate, expirationDate }, at(now))).toBe(status);
});

test.each([
  [0, null, true],
  [1_000_000, null, true],
  [49, 50, true],
  [50, 50, false],
  [51, 50, false],
])('with %s submissions of at most %s, it accepts another: %s', (submissionsCount, maxSubmissions, accepted) => {
  expect(acceptsSubmissions({ submissionsCount, maxSubmissions })).toBe(accepted);
});

test.each([
  [0, true],
  [1, false],
  [undefined, false],
])('an option of which %s are left is sold out: %s', (left, soldOut) => {
  const remaining: Record<string, number> = left === undefined ? {} : { 'shirt=M': left };
  expect(isSoldOut({ remaining }, 'shirt', { value: 'M' } as FieldOption)).toBe(soldOut);
});

test('a closed form is closed, even if it is full', () => {
  const form = { startDate: null, expirationDate: end, submissionsCount: 5, maxSubmissions: 5 } as ShownForm;
  expect(openingOf(form, at(end))).toBe('full');
  expect(openingOf(form, at(end) + 1)).toBe('closed');
  expect(openingOf({ ...form, submissionsCount: 4 }, at(end))).toBe('open');
  expect(openingOf({ ...form, startDate: end }, at(start))).toBe('pending');
});
