import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { longestWait, waitUntil } from './wait-until.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

it('a timer waits 2147483647 ms at most', () => {
  const setTimer = vi.spyOn(globalThis, 'setTimeout');
  waitUntil(Date.parse('2040-01-01'), () => {});
  expect(setTimer).toHaveBeenCalledWith(expect.any(Function), 2_147_483_647);
});

it('what is due in more than a timer can wait happens then, not at once', () => {
  const run = vi.fn();
  waitUntil(longestWait + 5000, run);
  vi.advanceTimersByTime(longestWait + 4999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

it('what was called off does not happen', () => {
  const run = vi.fn();
  waitUntil(1000, run)();
  vi.advanceTimersByTime(2000);
  expect(run).not.toHaveBeenCalled();
});
