import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { focusSplash } from './focus-splash.ts';

const body = {};
const focus = vi.fn();
const splash = { focus } as unknown as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  focus.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a splash takes the focus after 1500 ms', () => {
  vi.stubGlobal('document', { body, activeElement: body });
  focusSplash(splash);
  vi.advanceTimersByTime(1499);
  expect(focus).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(focus).toHaveBeenCalledOnce();
});

it('a splash does not take the focus after the reader has moved it or closed the splash', () => {
  vi.stubGlobal('document', { body, activeElement: {} });
  focusSplash(splash);
  vi.advanceTimersByTime(5000);
  vi.stubGlobal('document', { body, activeElement: body });
  focusSplash(splash)();
  vi.advanceTimersByTime(5000);
  expect(focus).not.toHaveBeenCalled();
});
