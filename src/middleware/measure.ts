import { createMiddleware } from 'hono/factory';

import type { Metrics } from '../runtime/metrics.ts';
import type { AppEnv } from './app-env.ts';
import { knownMethods } from './request-guard.ts';

/** Counts and times responses by route name; labels by path would let clients create unlimited series. */
export const measure = ({ metrics }: { metrics: Metrics }) =>
  createMiddleware<AppEnv>(async function measure(c, next) {
    const started = performance.now();
    await next();
    if (c.env?.fill) return;
    const method = knownMethods.includes(c.req.method) ? c.req.method : 'other';
    const route = c.var.matched?.route.name ?? (/^\/api\//i.test(c.req.path) ? 'api' : 'other');
    metrics.observeRequest({ method, route, status: c.res.status }, (performance.now() - started) / 1000);
  });
