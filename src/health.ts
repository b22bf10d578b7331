import { createHash, timingSafeEqual } from 'node:crypto';

import { Hono } from 'hono';

import type { Metrics } from './metrics.ts';
import type { AppEnv } from './middleware/app-env.ts';
import { NOT_YET, promptly } from './ui/promptly.ts';

type Options = {
  metrics: Metrics;
  metricsToken: string | undefined;
  /** Rejects while the server cannot do its work: no database, or about to stop. */
  assertReady: () => Promise<void>;
};

/** For whoever runs the server: is the process alive, can it serve, how does it fare. */
export const healthRoutes = ({ metrics, metricsToken, assertReady }: Options) =>
  new Hono<AppEnv>()
    .get('/healthz', (c) => c.text('ok', 200, NOT_STORED))
    .get('/readyz', async (c) => {
      const isReady = await promptly(assertReady(), READY_TIMEOUT).then(
        (outcome) => outcome !== NOT_YET,
        () => false,
      );
      return isReady ? c.text('ready', 200, NOT_STORED) : c.text('not ready', 503, NOT_STORED);
    })
    .get('/metrics', async (c) => {
      const isForwarded = FORWARDED.some((header) => c.req.header(header) !== undefined);
      const isLocal = LOOPBACK.test(c.var.peerAddress ?? '') && !isForwarded;
      const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
      const hasToken = metricsToken !== undefined && token !== undefined && isSame(token, metricsToken);
      if (!isLocal && !hasToken) return c.text('Not found', 404);
      return c.body(await metrics.print(), 200, { 'Content-Type': metrics.contentType, ...NOT_STORED });
    });

/** Milliseconds; a database whose process is stopped never answers. */
const READY_TIMEOUT = 4000;

const NOT_STORED = { 'Cache-Control': 'no-store' };
const LOOPBACK = /^(127\.|::1$)/;
// a proxy on this machine would make every visitor look local
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
const digest = (text: string) => createHash('sha256').update(text).digest();
