import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { maxDelay, waitUntil } from './wait-until.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

// like browsers, the fake timers fire at once if they are to wait longer than 2147483647 ms
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
