import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { refreshWhileVisible } from './refresh-while-visible.ts';

let report: (entries: { isIntersecting: boolean }[]) => void = () => {};
let page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const refresh = vi.fn();

const see = (isIntersecting: boolean) => report([{ isIntersecting }]);
const bring = (visibilityState: string) => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  refresh.mockReset();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSeen: typeof report) {
        report = onSeen;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a visible ad is refreshed every 30 s', () => {
  refreshWhileVisible({} as Element, refresh);
  see(true);
  vi.advanceTimersByTime(29_999);
  expect(refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_001);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('an ad that is out of view or in a background tab is not refreshed', () => {
  refreshWhileVisible({} as Element, refresh);
  vi.advanceTimersByTime(60_000);
  see(true);
  bring('hidden');
  vi.advanceTimersByTime(60_000);
  bring('visible');
  see(false);
  vi.advanceTimersByTime(60_000);
  expect(refresh).not.toHaveBeenCalled();
});

test('an ad that has left the page is not refreshed', () => {
  const stop = refreshWhileVisible({} as Element, refresh);
  see(true);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(refresh).not.toHaveBeenCalled();
});
