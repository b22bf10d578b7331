import { Hono } from 'hono';
import { expect, test } from 'vitest';

import { retiredServiceWorker } from './retired-service-worker.ts';

const app = new Hono().use(retiredServiceWorker()).get('*', (c) => c.text('next'));

test('the retired service worker deletes its caches and unregisters itself', async () => {
  const response = await app.request('/service-worker.js');
  expect(response.headers.get('content-type')).toContain('text/javascript');
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<void>) => void }) => void>();
  const deleted: string[] = [];
  let isRegistered = true;
  const globals = {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    skipWaiting: () => {},
    caches: { keys: async () => ['pages', 'assets'], delete: async (name: string) => deleted.push(name) },
    registration: {
      unregister: async () => {
        isRegistered = false;
      },
    },
  };
  new Function(...Object.keys(globals), await response.text())(...Object.values(globals));
  let work: Promise<void> | undefined;
  listeners.get('activate')?.({ waitUntil: (retiring) => (work = retiring) });
  await work;
  expect(deleted).toEqual(['pages', 'assets']);
  expect(isRegistered).toBe(false);
});

test('other paths are passed on', async () => {
  expect(await (await app.request('/sports/football')).text()).toBe('next');
});
