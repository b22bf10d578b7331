import { afterEach, expect, it, vi } from 'vitest';

import { createClickKey, recordClick } from './record-click.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a click is counted with its key, in a request that outlives the page', async () => {
  const ask = vi.fn(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', ask);
  await recordClick('/api/v2/Splash/click/7', 'abc');
  expect(ask).toHaveBeenCalledExactlyOnceWith('/api/v2/Splash/click/7?key=abc', { keepalive: true });
});

it.each([
  ['the server refuses', async () => new Response(null, { status: 500 })],
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a click that is not counted because %s is only logged', async (_, ask) => {
  vi.stubGlobal('fetch', ask);
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await recordClick('/api/v2/Splash/click/7', 'abc');
  expect(log).toHaveBeenCalledExactlyOnceWith('Failed to track click action', expect.any(Error));
});

it('every click has a different key', () => {
  expect(createClickKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(createClickKey()).not.toBe(createClickKey());
});
