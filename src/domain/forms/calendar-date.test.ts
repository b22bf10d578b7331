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
  ['Sep 5, 2026', undefined],
])('%j is the date %j', (text, date) => {
  expect(parseCalendarDate(text)).toBe(date);
});
