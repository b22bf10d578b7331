import { runInNewContext } from 'node:vm';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { skipCookie } from '../../web/splash-skip.ts';
import { beforePaint } from './before-paint.ts';
import { splashTestTime as now, splashCases } from './client/testing.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const dates = { startDate: '2026-09-05T22:00:00Z', endDate: null };

/** Runs the script as the browser does, with a dialog as rendered by the server. */
function runBeside({ startDate, endDate }: { startDate: string; endDate: string | null }, cookie: string, at: number) {
  const image = { loading: 'lazy' };
  const poster = { focus: vi.fn() };
  const opened: boolean[] = [];
  const dialog = {
    inert: false,
    dataset: { start: startDate, ...(endDate && { end: endDate }), background: '#0b1f3a', foreground: '#ffffff' },
    style: { setProperty: vi.fn() },
    querySelectorAll: () => [image],
    showModal: vi.fn(() => opened.push(dialog.inert)),
    firstElementChild: poster,
  };
  const body: unknown = {};
  const document = { querySelector: () => dialog, cookie, body, activeElement: body };
  class BrowserDate extends Date {
    static override now = () => at;
  }
  runInNewContext(beforePaint, { document, Date: BrowserDate, setTimeout });
  return { dialog, document, image, poster, opened };
}

it.each(splashCases)('a splash %s: %j + %i ms with the cookies "%s" → %s, before the first paint too', (...fields) => {
  const [, splash, later, cookies, isDue] = fields;
  const { dialog, document, image } = runBeside(splash, cookies, now + later);
  expect(dialog.showModal).toHaveBeenCalledTimes(isDue ? 1 : 0);
  expect('shown' in dialog.dataset).toBe(isDue);
  expect(document.cookie).toBe(isDue ? skipCookie('shown', now + later) : cookies);
  expect(image.loading).toBe(isDue ? 'eager' : 'lazy');
});

it('a splash that is shown has its colors, its dialog is inert while it opens, and it takes the focus after 1500 ms', () => {
  const { dialog, poster, opened } = runBeside(dates, '', now);
  expect(dialog.style.setProperty.mock.calls).toEqual([
    ['--splash-background', '#0b1f3a'],
    ['--splash-foreground', '#ffffff'],
  ]);
  expect(opened).toEqual([true]);
  expect(dialog.inert).toBe(false);
  vi.advanceTimersByTime(1499);
  expect(poster.focus).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(poster.focus).toHaveBeenCalledOnce();
});

it('a splash does not take the focus after the reader has moved it', () => {
  const { document, poster } = runBeside(dates, '', now);
  document.activeElement = {};
  vi.advanceTimersByTime(5000);
  expect(poster.focus).not.toHaveBeenCalled();
});
