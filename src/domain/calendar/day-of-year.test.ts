import { expect, test } from 'vitest';

import { datesBefore, neighborOf, parseDayOfYear } from './day-of-year.ts';

test.each([
  ['11-22', '11-22'],
  ['2-9', '02-09'],
  ['02-29', '02-29'],
  ['02-30', undefined],
  ['13-01', undefined],
  ['2026-11-22', undefined],
  ['', undefined],
])('the day of the year %s is %s', (text, day) => {
  expect(parseDayOfYear(text)).toBe(day);
});

test('a day is between its neighbors, across months, leap days and New Year', () => {
  expect([neighborOf('02-28', 1), neighborOf('03-01', -1)]).toEqual(['02-29', '02-29']);
  expect([neighborOf('12-31', 1), neighborOf('01-01', -1)]).toEqual(['01-01', '12-31']);
});

test('the dates of a day end before today', () => {
  expect(datesBefore('11-22', '2026-11-22').slice(-2)).toEqual(['2024-11-22', '2025-11-22']);
  expect(datesBefore('11-21', '2026-11-22').at(-1)).toBe('2026-11-21');
});

test('February 29 has dates only in leap years', () => {
  expect(datesBefore('02-29', '2026-11-22').slice(-3)).toEqual(['2016-02-29', '2020-02-29', '2024-02-29']);
  expect(datesBefore('02-29', '2026-11-22')).not.toContain('1900-02-29');
});
