import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createImpressionBatch } from './impression-batch.ts';

const send = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset();
});
afterEach(() => vi.useRealTimers());

test('impressions are sent together 2 s after the last one', () => {
  const batch = createImpressionBatch(send);
  batch.add(7);
  vi.advanceTimersByTime(1999);
  batch.add(8);
  vi.advanceTimersByTime(1999);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send.mock.calls).toEqual([[[7, 8]]]);
});

test('impressions are sent once', () => {
  const batch = createImpressionBatch(send);
  batch.add(7);
  vi.advanceTimersByTime(2000);
  batch.add(9);
  vi.advanceTimersByTime(2000);
  expect(send.mock.calls).toEqual([[[7]], [[9]]]);
});

test('flush sends at once, and only if there are impressions', () => {
  const batch = createImpressionBatch(send);
  batch.flush();
  batch.add(7);
  batch.flush();
  vi.advanceTimersByTime(5000);
  expect(send.mock.calls).toEqual([[[7]]]);
});
