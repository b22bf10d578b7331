import { describe, expect, test } from 'vitest';

import { parsePrintRange } from './print-range.ts';

const today = '2026-11-22';
const range = (path: string) => {
  const [type = '', start = '', end = '', location = ''] = path.split(' ');
  return parsePrintRange({ type, start, end, location }, today);
};

describe('a print range', () => {
  test.each([
    ['month 3-1-2026 3-31-2026 null', '2026-03-01', '2026-03-31', 'all', 'March 2026'],
    ['week 2026-03-01 2026-03-20 H', '2026-03-01', '2026-03-20', 'H', 'March 1–20, 2026'],
    ['list 0 null away', '2026-11-01', '2026-11-30', 'A', 'November 2026'],
    ['week 0 0 0', '2026-11-22', '2026-11-28', 'all', 'November 22–28, 2026'],
    ['null 2024-02-10 null neutral', '2024-02-10', '2024-02-29', 'N', 'February 10–29, 2024'],
  ])('%s is understood', (path, from, to, location, title) => {
    expect(range(path)).toMatchObject({ from, to, location, title });
  });

  test.each([
    ['month 2-31-2026 null null', 'start is "2-31-2026", which is not a day.'],
    ['month 2026-02-01 2026-02-31 null', 'end is "2026-02-31", which is not a day.'],
    ['month 2026-03-31 2026-03-01 null', 'end is "2026-03-01", which is before "2026-03-31".'],
    ['month 2016-01-01 2025-12-31 null', 'The range has 3653 days. Print at most 366 at once.'],
    ['month 0001-01-01 9999-12-31 null', 'is not within the years'],
    ['year 0 0 null', 'type is "year". Use month, week, list.'],
    ['month 0 0 moon', 'location is "moon".'],
  ])('%s is refused by name, value and remedy', (path, message) => {
    expect(range(path)).toContain(message);
  });
});
