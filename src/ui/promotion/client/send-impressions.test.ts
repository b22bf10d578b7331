import { afterEach, expect, it, vi } from 'vitest';

import { sendImpressions } from './send-impressions.ts';

afterEach(() => vi.unstubAllGlobals());

it('impressions are sent with one keepalive GET with a batch id', async () => {
  const request = vi.fn(async (_address: string, _init: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', request);
  await sendImpressions([7, 8]);
  await sendImpressions([9]);
  const [[address, init] = [], [second] = []] = request.mock.calls;
  expect(address).toMatch(/^\/api\/v2\/promotions\/counter\?adIds=7%2C8&batch=[\w-]{32,36}$/);
  expect(init).toEqual({ keepalive: true });
  expect(second?.split('batch=')[1]).not.toBe(address?.split('batch=')[1]);
});

it('a failed request is ignored', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(sendImpressions([7])).resolves.toBeUndefined();
});
