import { createHash, timingSafeEqual } from 'node:crypto';

import { Hono } from 'hono';

import type { AppEnv } from '../middleware/app-env.ts';
import type { Metrics } from '../runtime/metrics.ts';
import { timedOut, withTimeout } from '../web/with-timeout.ts';

type Options = {
  metrics: Metrics;
  metricsToken: string | undefined;
  /** Rejects while the database is unavailable or the server is stopping. */
  assertReady: () => Promise<void>;
};

/** Liveness, readiness and metrics endpoints. */
export const healthRoutes = ({ metrics, metricsToken, assertReady }: Options) =>
  new Hono<AppEnv>()
    .get('/healthz', (c) => c.text('ok', 200, notStored))
    .get('/readyz', async (c) => {
      const isReady = await withTimeout(assertReady(), readyTimeout).then(
        (outcome) => outcome !== timedOut,
        () => false,
      );
      return isReady ? c.text('ready', 200, notStored) : c.text('not ready', 503, notStored);
    })
    .get('/metrics', async (c) => {
      const isForwarded = forwarded.some((header) => c.req.header(header) !== undefined);
      const isLocal = loopback.test(c.var.peerAddress ?? '') && !isForwarded;
      const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
      const hasToken = metricsToken !== undefined && token !== undefined && isSame(token, metricsToken);
      if (!isLocal && !hasToken) return c.text('Not found', 404);
      return c.body(await metrics.print(), 200, { 'Content-Type': metrics.contentType, ...notStored });
    });

/** Milliseconds. A database whose process is suspended never responds. */
const readyTimeout = 4000;

const notStored = { 'Cache-Control': 'no-store' };
const loopback = /^(127\.|::1$)/;
// behind a proxy on this machine, every visitor has a loopback address
const forwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
const digest = (text: string) => createHash('sha256').update(text).digest();
