import { expect, test } from 'vitest';

import { dueTimes, nextSnapshot } from './pace.ts';

const times = dueTimes({ length: 4, secondsAt: (plays) => [0, 10, 100, 105, 1200][plays] ?? 0 });

test('gaps of more than twenty seconds of play are shortened', () => {
  expect(times).toEqual([0, 10, 30, 35, 55]);
});

test('the latest due snapshot is next, but a snapshot with a mistake is not skipped', () => {
  expect(nextSnapshot(times, new Map(), { sent: 0, passed: 36 })).toBe(3);
  expect(nextSnapshot(times, new Map([[2, 'score']]), { sent: 0, passed: 36 })).toBe(2);
  expect(nextSnapshot(times, new Map([[2, 'score']]), { sent: 2, passed: 36 })).toBe(3);
  expect(nextSnapshot(times, new Map(), { sent: 3, passed: 36 })).toBeUndefined();
});
