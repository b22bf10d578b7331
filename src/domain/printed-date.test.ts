import { expect, it } from 'vitest';

import { longDate, longDay, mediumDate, monthOf, shortDay } from './printed-date.ts';

it.each([
  ['2026-09-05', 'September 5, 2026', 'Sep 5, 2026', 'Saturday, September 5', 'Sat, Sep 5', 'September 2026'],
  ['2026-12-31T23:59:59', 'December 31, 2026', 'Dec 31, 2026', 'Thursday, December 31', 'Thu, Dec 31', 'December 2026'],
  ['2028-02-29T00:00:00', 'February 29, 2028', 'Feb 29, 2028', 'Tuesday, February 29', 'Tue, Feb 29', 'February 2028'],
])('%s is printed as its own day, whatever the hour and the machine', (date, ...printed) => {
  expect([longDate(date), mediumDate(date), longDay(date), shortDay(date), monthOf(date)]).toEqual(printed);
});
