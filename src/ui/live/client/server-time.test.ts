import { expect, test } from 'vitest';

import { serverTimeOffset } from './server-time.ts';

test('the message that was least late tells the time of the server best', () => {
  const late = serverTimeOffset(0, 100_000, 40_300);
  expect(late).toBe(59_700);
  expect(serverTimeOffset(late, 115_000, 55_100)).toBe(59_900);
  expect(serverTimeOffset(59_900, 130_000, 70_900)).toBe(59_900);
});

test('a clock that was set counts at once', () => {
  expect(serverTimeOffset(59_900, 100_000, 100_020)).toBe(-20);
});
