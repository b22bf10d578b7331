import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';

const script = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));
const retire = async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await registration.unregister();
};
`;

/** Replaces the service worker with one that deletes its caches and unregisters itself (`SERVICE_WORKER=off`). */
export const retiredServiceWorker = () =>
  createMiddleware<AppEnv>(async function retiredServiceWorker(c, next) {
    if (c.req.path !== '/service-worker.js') return next();
    return c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
  });
