import { expect, test } from 'vitest';

import { scoreAge } from './score-age.ts';

test.each([
  ['2026-11-21T20:00:59Z', ''],
  ['2026-11-21T20:01:00Z', 'as of 1 min ago'],
  ['2026-11-21T20:59:59Z', 'as of 59 min ago'],
  ['2026-11-21T22:10:00Z', 'as of 2 h ago'],
  // the clock of the device is slow
  ['2026-11-21T19:50:00Z', ''],
])('at %s a score of 20:00 is "%s"', (now, text) => {
  expect(scoreAge('2026-11-21T20:00:00Z', Date.parse(now))).toBe(text);
});
