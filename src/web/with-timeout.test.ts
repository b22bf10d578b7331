import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { timedOut, withTimeout } from './with-timeout.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = (time: number) => new Promise<string>((resolve) => setTimeout(resolve, time, 'answer'));

test('a value that arrives within 100 ms is returned', async () => {
  const result = withTimeout(after(99));
  await vi.advanceTimersByTimeAsync(99);
  expect(await result).toBe('answer');
  expect(vi.getTimerCount()).toBe(0);
});

test('a slower value times out', async () => {
  const result = withTimeout(after(101));
  await vi.advanceTimersByTimeAsync(100);
  expect(await result).toBe(timedOut);
});

test('a rejection is passed on and leaves no timer', async () => {
  await expect(withTimeout(Promise.reject(new Error('dead')))).rejects.toThrow('dead');
  expect(vi.getTimerCount()).toBe(0);
});
