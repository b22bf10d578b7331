import { expect, test } from 'vitest';

import { isFirstYear, nextOpening } from './next-opening.ts';

test('a season opens a year after the last one, and never in the past', () => {
  expect(nextOpening('2026-09-05T18:00:00', '2026-12-20')).toBe('2027-09-05');
  expect(nextOpening('2025-11-22T15:36:00', '2026-11-24')).toBeUndefined();
});

test('a season of two years is not over in its first', () => {
  expect(isFirstYear('2026-27', '2026-11-26')).toBe(true);
  expect(isFirstYear('2026-27', '2027-03-20')).toBe(false);
  expect(isFirstYear('2026', '2026-11-26')).toBe(false);
});
