import { expect, test } from 'vitest';

import { classYearOrder, classYearShort, parseClassYear } from './class-year.ts';

test.each([
  ['Fr', 'Freshman'],
  ['First-Year', 'Freshman'],
  ['R-Fr.', 'Redshirt Freshman'],
  ['RS Fr', 'Redshirt Freshman'],
  ['RFr.', 'Redshirt Freshman'],
  ['R-So.', 'Redshirt Sophomore'],
  ['RS So.', 'Redshirt Sophomore'],
  ['R-Jr.', 'Redshirt Junior'],
  ['R-Sr.', 'Redshirt Senior'],
  ['Redshirt Senior', 'Redshirt Senior'],
  ['RS', 'Redshirt'],
  ['R-5th', 'Redshirt 5th-Year'],
  ['Grad', 'Graduate Student'],
  ['R', undefined],
  ['Wizard', undefined],
])('the class "%s" is %s', (text, year) => expect(parseClassYear(text)).toBe(year));

test('classes are sorted in thirteen steps, unknown ones last', () => {
  const order = [
    'Redshirt',
    'Freshman',
    'Redshirt Freshman',
    'Sophomore',
    'Redshirt Sophomore',
    'Junior',
    'Redshirt Junior',
    'Senior',
    'Redshirt Senior',
    'Graduate Student',
    'Fifth Year',
    'Redshirt 5th-Year',
    'Sixth Year',
  ] as const;
  expect(order.map(classYearOrder)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(classYearOrder(null)).toBe(99);
  for (const year of order) expect(parseClassYear(classYearShort(year))).toBe(year);
});
