import { Hono } from 'hono';
import { afterEach, describe, expect, test, vi } from 'vitest';

import type { AppEnv } from '../middleware/app-env.ts';
import { forwarded } from '../middleware/forwarded.ts';
import { from } from '../middleware/testing/test-app.ts';
import { createMetrics } from '../runtime/metrics.ts';
import { healthRoutes } from './health.ts';

let isReady = true;
const assertIsReady = async () => {
  if (!isReady) throw new Error('no database');
};
let assertReady = assertIsReady;
afterEach(() => {
  assertReady = assertIsReady;
  vi.useRealTimers();
});

const metricsToken = 'a token of some length';
const app = new Hono<AppEnv>()
  .use(forwarded({ trustedProxies: ['127.0.0.1'] }))
  .route('/', healthRoutes({ metrics: createMetrics(), metricsToken: metricsToken, assertReady: () => assertReady() }));

const ask = (path: string, peer = '127.0.0.1', headers: Record<string, string> = {}) =>
  app.request(path, { headers }, from(peer));

describe('health', () => {
  test('GET /healthz → 200 even without a database', async () => {
    isReady = false;
    expect((await ask('/healthz')).status).toBe(200);
  });

  test('GET /readyz → 200 while the server can serve requests, otherwise 503', async () => {
    isReady = true;
    expect((await ask('/readyz')).status).toBe(200);
    isReady = false;
    expect((await ask('/readyz')).status).toBe(503);
  });

  test('GET /readyz → 503 within 5 seconds while the database does not respond', async () => {
    vi.useFakeTimers();
    assertReady = () => new Promise<never>(() => {});
    const response = ask('/readyz');
    await vi.advanceTimersByTimeAsync(5000);
    expect((await response).status).toBe(503);
  });
});

describe('GET /metrics', () => {
  test('from this machine → the metrics', async () => {
    const response = await ask('/metrics');
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain('# TYPE http_request_duration_seconds histogram');
    expect(text).toMatch(/^nodejs_eventloop_lag_max_seconds \d/m);
  });

  test('from another machine → 404', async () => {
    expect((await ask('/metrics', '192.0.2.1')).status).toBe(404);
  });

  test('through a proxy on this machine → 404', async () => {
    expect((await ask('/metrics', '127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(404);
  });

  test('from another machine with the token → the metrics', async () => {
    expect((await ask('/metrics', '192.0.2.1', { authorization: `Bearer ${metricsToken}` })).status).toBe(200);
  });

  test('from another machine with another token → 404', async () => {
    expect((await ask('/metrics', '192.0.2.1', { authorization: 'Bearer guess' })).status).toBe(404);
  });
});
