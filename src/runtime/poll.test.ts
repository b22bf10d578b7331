import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { poll } from './poll.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rethrow = (error: unknown) => {
  throw error;
};

test('work is done at each interval, never twice at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = vi.fn(async () => {});
  work.mockReturnValueOnce(promise);
  const stop = poll(work, { everyMs: 1000, onFailure: rethrow });
  await vi.advanceTimersByTimeAsync(3500);
  expect(work).toHaveBeenCalledTimes(1);
  resolve();
  await vi.advanceTimersByTimeAsync(2000);
  expect(work).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(3);
});

test('a failure is reported, and the next call follows', async () => {
  const onFailure = vi.fn();
  const work = vi.fn(async () => {});
  work.mockRejectedValueOnce(new Error('unreachable'));
  const stop = poll(work, { everyMs: 1000, atOnce: true, onFailure });
  await vi.advanceTimersByTimeAsync(1000);
  expect(onFailure.mock.calls).toEqual([[new Error('unreachable')]]);
  expect(work).toHaveBeenCalledTimes(2);
  await stop();
});

test('stopping tells the work that runs, and waits for it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let signal: AbortSignal | undefined;
  const stop = poll(
    (given) => {
      signal = given;
      return promise;
    },
    { everyMs: 1000, atOnce: true, onFailure: rethrow },
  );
  let hasStopped = false;
  const stopping = stop().then(() => {
    hasStopped = true;
  });
  expect(signal?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(hasStopped).toBe(false);
  resolve();
  await stopping;
});
