import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { afterAd } from './after-ad.ts';
import { popupShownCookie, wasPopupShown } from './popup-cookie.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

it('a page is searched for an ad every 500 ms, 20 times', () => {
  const isAdThere = vi.fn(() => false);
  const run = vi.fn();
  afterAd(isAdThere, run);
  vi.advanceTimersByTime(499);
  expect(isAdThere).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(isAdThere).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(19 * 500 - 1);
  expect(isAdThere).toHaveBeenCalledTimes(19);
  vi.advanceTimersByTime(60_000);
  expect(isAdThere).toHaveBeenCalledTimes(20);
  expect(run).not.toHaveBeenCalled();
});

it('the popup opens 3 s after an ad is found', () => {
  const run = vi.fn();
  afterAd(() => Date.now() >= 1000, run);
  vi.advanceTimersByTime(1000 + 2999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

it('the popup does not open after the reader has left the page', () => {
  const run = vi.fn();
  afterAd(() => true, run)();
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
});

it('the popup does not open again for 30 days', () => {
  expect(popupShownCookie()).toBe('polite-popup=asked; Max-Age=2592000; Path=/; SameSite=Lax; Secure');
  expect(wasPopupShown('a=1; polite-popup=asked')).toBe(true);
  expect(wasPopupShown('a=1')).toBe(false);
});
