import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { maxDelay, waitUntil } from './wait-until.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

it('a timer waits at most 2147483647 ms', () => {
  // restoring a spy on a fake timer would bring the fake back for later files
  vi.useRealTimers();
  const setTimer = vi.fn();
  vi.stubGlobal('setTimeout', setTimer);
  onTestFinished(() => void vi.unstubAllGlobals());
  waitUntil(Date.parse('2040-01-01'), () => {});
  expect(setTimer).toHaveBeenCalledWith(expect.any(Function), 2_147_483_647);
});

it('a callback beyond the limit of timers runs on time', () => {
  const run = vi.fn();
  waitUntil(maxDelay + 5000, run);
  vi.advanceTimersByTime(maxDelay + 4999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

it('a canceled callback does not run', () => {
  const run = vi.fn();
  waitUntil(1000, run)();
  vi.advanceTimersByTime(2000);
  expect(run).not.toHaveBeenCalled();
});
