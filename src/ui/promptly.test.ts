import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { notYet, promptly } from './promptly.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = (time: number) => new Promise<string>((resolve) => setTimeout(resolve, time, 'answer'));

test('an answer within 100 ms is waited for', async () => {
  const prompt = promptly(after(99));
  await vi.advanceTimersByTimeAsync(99);
  expect(await prompt).toBe('answer');
  expect(vi.getTimerCount()).toBe(0);
});

test('a slower one is not', async () => {
  const prompt = promptly(after(101));
  await vi.advanceTimersByTimeAsync(100);
  expect(await prompt).toBe(notYet);
});

test('a failure is passed on and leaves no timer', async () => {
  await expect(promptly(Promise.reject(new Error('dead')))).rejects.toThrow('dead');
  expect(vi.getTimerCount()).toBe(0);
});
