import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { afterLoad, delayAfterLoad } from './after-load.ts';
import { buildCheckInterval, latestBuild } from './builds.ts';
import { afterRepaint } from './repaint.ts';
import { scrollSmoothly } from './smooth-scroll.ts';
import { viewportCookie } from './viewport-cookie.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('background tasks start a second after the page has loaded', () => {
  expect(delayAfterLoad).toBe(1000);
  let onLoad = () => {};
  vi.stubGlobal('document', { readyState: 'interactive' });
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => {
    onLoad = listener;
  });
  const run = vi.fn();
  afterLoad(run);
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  onLoad();
  vi.advanceTimersByTime(999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

test('builds are checked every hour, bypassing caches', async () => {
  expect(buildCheckInterval).toBe(3_600_000);
  const fetched = vi.fn(async () => Response.json({ id: 'b2' }));
  vi.stubGlobal('fetch', fetched);
  expect(await latestBuild(1234)).toBe('b2');
  expect(fetched).toHaveBeenCalledWith('/builds/latest.json?t=1234', { cache: 'no-store' });
});

test('the build is checked at once and every hour, until it differs', async () => {
  let id = 'b1';
  const fetched = vi.fn(async () => Response.json({ id }));
  vi.stubGlobal('fetch', fetched);
  // a document that no other test has marked as outdated
  vi.resetModules();
  const [{ checkBuilds }, { isOutdated }] = await Promise.all([import('./builds.ts'), import('./outdated.ts')]);
  checkBuilds('b1');
  await vi.advanceTimersByTimeAsync(3_599_999);
  expect([fetched.mock.calls.length, isOutdated()]).toEqual([1, false]);
  id = 'b2';
  await vi.advanceTimersByTimeAsync(1);
  expect([fetched.mock.calls.length, isOutdated()]).toEqual([2, true]);
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['responds with an error', async () => new Response('', { status: 503 })],
  ['responds with an invalid id', async () => Response.json({ id: 7 })],
])('the latest build is unknown if the server %s', async (_what, fetched) => {
  vi.stubGlobal('fetch', fetched);
  expect(await latestBuild(0)).toBeUndefined();
});

test('afterRepaint waits for at most 100 ms', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const done = vi.fn();
  afterRepaint().then(done);
  await vi.advanceTimersByTimeAsync(99);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
});

test('afterRepaint resolves after an earlier repaint', async () => {
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, 16));
  const done = vi.fn();
  afterRepaint().then(done);
  await vi.advanceTimersByTimeAsync(20);
  expect(done).toHaveBeenCalled();
});

test('the class for smooth scrolling is removed after 400 ms', () => {
  const classes = new Set<string>();
  const element = {
    classList: { add: (name: string) => classes.add(name), remove: (name: string) => classes.delete(name) },
  };
  scrollSmoothly(element as unknown as Element);
  vi.advanceTimersByTime(399);
  expect([...classes]).toEqual(['smooth-scroll']);
  vi.advanceTimersByTime(1);
  expect([...classes]).toEqual([]);
});

test('the viewport cookie expires after 365 days and is SameSite=Strict', () => {
  const cookie = viewportCookie(1280);
  expect(cookie).toBe('viewport=xl.desktop; Max-Age=31536000; Path=/; SameSite=Strict; Secure');
  expect(viewportCookie(320)).toMatch(/^viewport=sm\.mobile; /);
});
