import { afterEach, expect, test, vi } from 'vitest';

import { onceVisible } from './once-visible.ts';

type Report = (entries: { isIntersecting: boolean }[]) => void;

const observe = () => {
  const seen = { options: {} as IntersectionObserverInit, report: (() => {}) as Report, disconnect: vi.fn() };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: Report, options: IntersectionObserverInit) {
        Object.assign(seen, { report, options });
      }
      observe() {}
      disconnect = seen.disconnect;
    },
  );
  return seen;
};

const element = {} as Element;

afterEach(() => vi.unstubAllGlobals());

test('the callback runs once, when the element is within 150 px of the viewport', () => {
  const seen = observe();
  const run = vi.fn();
  onceVisible(element, run);
  expect(seen.options.rootMargin).toBe('150px');
  seen.report([{ isIntersecting: false }]);
  expect(run).not.toHaveBeenCalled();
  seen.report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(run).toHaveBeenCalledOnce();
  expect(seen.disconnect).toHaveBeenCalledOnce();
});

test('the callback does not run after the element has left the page', () => {
  const seen = observe();
  onceVisible(element, () => {})();
  expect(seen.disconnect).toHaveBeenCalledOnce();
});
