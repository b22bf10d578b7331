import { expect, test } from 'vitest';

import { savedTime } from './saved-time.ts';

const now = new Date(2026, 10, 27, 21, 30);

test.each([
  [new Date(2026, 10, 27, 20, 14), 'at 8:14 p.m.'],
  [new Date(2026, 10, 27, 0, 5), 'at 12:05 a.m.'],
  [new Date(2026, 10, 26, 12, 0), 'on Nov 26 at 12:00 p.m.'],
  [new Date('no date'), 'from an earlier visit'],
])('a copy of %s was saved %s', (saved, text) => {
  expect(savedTime(saved, now)).toBe(text);
});
