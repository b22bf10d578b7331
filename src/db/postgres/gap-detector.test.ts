import { expect, test } from 'vitest';

import { createGapDetector } from './gap-detector.ts';

const start = (last: number) => {
  const gaps = createGapDetector();
  gaps.restart(last);
  return gaps;
};

test('announcements that arrive in any order are complete', () => {
  const gaps = start(10);
  for (const number of [12, 11, 13]) gaps.receive(number);
  expect([gaps.isMissing(13), gaps.isMissing(13)]).toEqual([false, false]);
});

test('an announcement that does not arrive until the next comparison is missing once', () => {
  const gaps = start(10);
  gaps.receive(11);
  gaps.receive(13);
  expect([gaps.isMissing(13), gaps.isMissing(13), gaps.isMissing(13)]).toEqual([false, true, false]);
  gaps.receive(14);
  expect([gaps.isMissing(14), gaps.isMissing(14)]).toEqual([false, false]);
});

test('an announcement may arrive between two comparisons', () => {
  const gaps = start(0);
  expect(gaps.isMissing(1)).toBe(false);
  gaps.receive(1);
  expect(gaps.isMissing(1)).toBe(false);
});

test('a connection without any notification is noticed', () => {
  const gaps = start(5);
  expect([gaps.isMissing(7), gaps.isMissing(9), gaps.isMissing(9)]).toEqual([false, true, true]);
});
