import { expect, test } from 'vitest';

import { isDelayedData } from './delayed-data.ts';

const lastSeenAt = '2026-11-21T20:00:00Z';
const after = (seconds: number) => Date.parse(lastSeenAt) + seconds * 1000;

test('a source is delayed after two minutes of silence', () => {
  expect(isDelayedData(lastSeenAt, after(119.9))).toBe(false);
  expect(isDelayedData(lastSeenAt, after(120))).toBe(true);
});

test('a reader whose clock is behind the server sees no delay', () => {
  expect(isDelayedData(lastSeenAt, after(-30))).toBe(false);
});
