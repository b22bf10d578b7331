import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { findRotators } from './find-rotators.ts';

const rotator = (scrollWidth: number) => ({
  querySelector: () => ({ parentElement: { scrollWidth, clientWidth: 360 } }),
});

const showRotators = (...rotators: object[]) => vi.stubGlobal('document', { querySelectorAll: () => rotators });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('rotators are searched 2 s after a page is shown', () => {
  showRotators(rotator(360), rotator(1080));
  const onFound = vi.fn();
  findRotators(onFound);
  vi.advanceTimersByTime(1999);
  expect(onFound).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onFound.mock.calls).toEqual([[true]]);
});

test('a rotator counts only if its slides overflow', () => {
  showRotators(rotator(360), { querySelector: () => null });
  const onFound = vi.fn();
  findRotators(onFound);
  vi.advanceTimersByTime(2000);
  expect(onFound.mock.calls).toEqual([[false]]);
});

test('a page that the reader has left is not searched', () => {
  showRotators(rotator(1080));
  const onFound = vi.fn();
  findRotators(onFound)();
  vi.advanceTimersByTime(2000);
  expect(onFound).not.toHaveBeenCalled();
});
