import { expect, test } from 'vitest';

import { percentile, steadyPercentile } from './percentile.ts';

const hundred = Array.from({ length: 100 }, (_, index) => index + 1);

test('a share of the values is below the percentile', () => {
  expect(percentile(hundred, 0.5)).toBe(51);
  expect(percentile(hundred, 0.95)).toBe(96);
  expect(percentile([], 0.5)).toBeNaN();
});

test('a stall in one third of a measurement does not count, one in two thirds does', () => {
  const stalled = (...at: number[]) => Array.from({ length: 30 }, (_, index) => (at.includes(index) ? 500 : 10));
  expect(steadyPercentile(stalled(3, 4, 5), 0.95)).toBe(10);
  expect(steadyPercentile(stalled(3, 25), 0.95)).toBe(500);
});
