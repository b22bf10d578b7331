import { expect, test } from 'vitest';

import { serverTimeOffset } from './server-time.ts';

test('the message with the least latency determines the offset', () => {
  const first = serverTimeOffset(0, 100_000, 40_300);
  expect(first).toBe(59_700);
  expect(serverTimeOffset(first, 115_000, 55_100)).toBe(59_900);
  expect(serverTimeOffset(59_900, 130_000, 70_900)).toBe(59_900);
});

test('a device clock that was set changes the offset at once', () => {
  expect(serverTimeOffset(59_900, 100_000, 100_020)).toBe(-20);
});
