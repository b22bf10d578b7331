import { expect, test } from 'vitest';

import { parseCalendarDate } from './calendar-date.ts';

test.each([
  ['2026-09-05', '2026-09-05'],
  ['2026-9-5', '2026-09-05'],
  ['9/5/2026', '2026-09-05'],
  ['2028-02-29', '2028-02-29'],
  ['2000-02-29', '2000-02-29'],
  ['2026-02-29', undefined],
  ['1900-02-29', undefined],
  ['2026-04-31', undefined],
  ['2026-13-01', undefined],
  ['2026-00-10', undefined],
  ['2026-01-00', undefined],
  ['0000-01-01', undefined],
  ['2024-01-31', '2024-01-31'],
  ['2024-02-30', undefined],
  ['0001-01-01', '0001-01-01'],
  ['12/31/0033', '0033-12-31'],
  ['12026-09-05', undefined],
  ['2026-009-05', undefined],
  ['2026-09-005', undefined],
  ['009/5/2026', undefined],
  ['9/005/2026', undefined],
  ['2026-09-050', undefined],
  ['109/5/2026', undefined],
  ['9/5/20260', undefined],
  ['Sep 5, 2026', undefined],
])('%j is the date %j', (text, date) => {
  expect(parseCalendarDate(text)).toBe(date);
});

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map((days, index) => [index + 1, days] as const);

test.each(lengths)('month %i of 2026 has %i days', (month, days) => {
  const dateOf = (day: number) => parseCalendarDate(`2026-${month}-${day}`);
  expect([dateOf(days), dateOf(days + 1)]).toEqual([expect.any(String), undefined]);
});
