import { expect, test } from 'vitest';

import { nextOpening } from './next-opening.ts';

test('a season opens a year after the last one, and never in the past', () => {
  expect(nextOpening('2026-09-05T18:00:00', '2026-12-20')).toBe('2027-09-05');
  expect(nextOpening('2025-11-22T15:36:00', '2026-11-24')).toBeUndefined();
});
