import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { recoverFromChunkErrors } from './chunk-errors.ts';

const reload = vi.fn();
const assign = vi.fn();
const storage = new Map<string, string>();
const page = new EventTarget();
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('location', {
    href: 'http://harbor.localhost/news?a=1',
    pathname: '/news',
    search: '?a=1',
    hash: '',
    reload,
    assign,
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  stop();
  storage.clear();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

/** Returns whether the failure is handled. */
function failScript({ target = '/news?a=1', isOnline = true }): boolean {
  vi.stubGlobal('navigator', { onLine: isOnline });
  stop = recoverFromChunkErrors(() => target);
  return !page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
}

test('a missing script reloads the page once', () => {
  expect(failScript({})).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  stop();
  expect(failScript({})).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('a script that fails again in the same document does not reload the page again, even later', () => {
  vi.useFakeTimers();
  expect(failScript({})).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(!page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('the page being opened is reloaded, not the current one', () => {
  expect(failScript({ target: '/sports' })).toBe(true);
  expect(assign).toHaveBeenCalledExactlyOnceWith(new URL('http://harbor.localhost/sports'));
});

test('the script of a page that was only prefetched reloads nothing, and the next link loads a document', async () => {
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine: true });
  const chunkErrors = await import('./chunk-errors.ts');
  const { isOutdated } = await import('./outdated.ts');
  expect(isOutdated()).toBe(false);
  stop = chunkErrors.recoverFromChunkErrors(() => undefined);
  const isUnhandled = page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  expect([isUnhandled, reload.mock.calls, assign.mock.calls, isOutdated()]).toEqual([true, [], [], true]);
});

test('offline, the open page is kept', () => {
  expect(failScript({ isOnline: false })).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
