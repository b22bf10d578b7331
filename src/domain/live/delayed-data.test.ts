import { expect, test } from 'vitest';

import { isDelayedData } from './delayed-data.ts';

const heardAt = '2026-11-21T20:00:00Z';
const after = (seconds: number) => Date.parse(heardAt) + seconds * 1000;

test('a source is delayed when it was silent for two minutes', () => {
  expect(isDelayedData(heardAt, after(119.9))).toBe(false);
  expect(isDelayedData(heardAt, after(120))).toBe(true);
});

test('a reader whose clock is behind the server sees no delay', () => {
  expect(isDelayedData(heardAt, after(-30))).toBe(false);
});
