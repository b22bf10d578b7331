import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusSplash } from './focus-splash.ts';

const dialog = {} as HTMLElement;
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

it('a splash takes the focus from its dialog after 1500 ms', () => {
  vi.stubGlobal('document', { activeElement: dialog });
  focusSplash(dialog, splash);
  vi.advanceTimersByTime(1499);
  expect(focus).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(focus).toHaveBeenCalledOnce();
});

it('a splash leaves the focus where the reader has moved it, and where it is closed', () => {
  vi.stubGlobal('document', { activeElement: {} });
  focusSplash(dialog, splash);
  vi.advanceTimersByTime(5000);
  vi.stubGlobal('document', { activeElement: dialog });
  focusSplash(dialog, splash)();
  vi.advanceTimersByTime(5000);
  expect(focus).not.toHaveBeenCalled();
});
