import { describe, expect, test } from 'vitest';

import { calendarAddress, parseCalendarQuery } from './calendar-query.ts';

describe('the URL of a calendar', () => {
  test.each([
    ['', { view: 'month', date: undefined, location: 'all' }],
    ['date=2026-11-22&view=week&location=home', { view: 'week', date: '2026-11-22', location: 'H' }],
    ['date=4/17/2025&vtype=list', { view: 'list', date: '2025-04-17', location: 'all' }],
    ['view=LIST&location=N', { view: 'list', date: undefined, location: 'N' }],
  ])('?%s is understood', (query, expected) => {
    expect(parseCalendarQuery(new URLSearchParams(query))).toEqual(expected);
  });

  test.each([
    ['date=2026-02-31', 'date is "2026-02-31", which is not a day.'],
    ['date=soon', 'date is "soon", which is not a day.'],
    ['date=9999-01-01', 'date is "9999-01-01". Use a date in the years 1850 to 2150.'],
    ['view=year', 'view is "year". Use month, week, list,'],
    ['location=moon', 'location is "moon". Use home, away or neutral,'],
  ])('?%s is refused by name, value and remedy', (query, message) => {
    expect(parseCalendarQuery(new URLSearchParams(query))).toContain(message);
  });

  test('omits default values', () => {
    expect(calendarAddress(undefined, { view: 'month', location: 'all' })).toBe('/calendar');
    expect(calendarAddress('football', { view: 'week', date: '2026-11-22', location: 'H' })).toBe(
      '/sports/football/calendar?date=2026-11-22&view=week&location=H',
    );
  });
});
