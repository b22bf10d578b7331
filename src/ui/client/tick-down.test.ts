import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { tickDown } from './tick-down.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

const left = (seconds: number) => ({ days: 0, hours: 0, minutes: 0, seconds });

it('a countdown reports the time left at once and every second, and stops at zero', () => {
  const onTick = vi.fn();
  tickDown(3000, onTick);
  expect(onTick.mock.calls).toEqual([[left(3)]]);
  vi.advanceTimersByTime(999);
  expect(onTick).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(onTick.mock.calls).toEqual([[left(3)], [left(2)], [left(1)], [left(0)]]);
  expect(vi.getTimerCount()).toBe(0);
});

it('a countdown to the past reports zero once', () => {
  const onTick = vi.fn();
  tickDown(0, onTick);
  vi.advanceTimersByTime(5000);
  expect(onTick.mock.calls).toEqual([[left(0)]]);
  expect(vi.getTimerCount()).toBe(0);
});

it('a stopped countdown reports nothing', () => {
  const stop = tickDown(60_000, () => {});
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
