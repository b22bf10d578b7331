import { expect, test } from 'vitest';

import { createFrequencySketch } from './frequency-sketch.ts';

test('a key has at least the count of its requests', () => {
  const { add, estimate } = createFrequencySketch();
  for (let count = 0; count < 20; count++) add('/');
  expect(estimate('/')).toBeGreaterThanOrEqual(20);
  expect(estimate('/news')).toBeLessThan(20);
});

test('a key that is no longer requested loses its count', () => {
  const { add, estimate } = createFrequencySketch();
  for (let count = 0; count < 200; count++) add('/former');
  for (let count = 0; count < 200_000; count++) add(`/${count % 1000}`);
  expect(estimate('/former')).toBeLessThan(estimate('/7'));
});
