import { createMiddleware } from 'hono/factory';

import type { Log } from '../runtime/log.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Logs one line per response. Headers, cookies, form values and query values are left out, because they may contain
 * e-mail addresses or tokens; only the names of query parameters are logged.
 */
export const accessLog = ({ log }: { log: Log }) =>
  createMiddleware<AppEnv>(async function accessLog(c, next) {
    const started = performance.now();
    await next();
    if (c.env?.fill) return;
    const { requestId, clientAddress, tenant, matched } = c.var;
    const isFailure = c.res.status >= 500;
    log[isFailure ? 'error' : 'info'](
      {
        requestId,
        method: c.req.method,
        path: c.req.path,
        query: [...new URL(c.req.url).searchParams.keys()],
        status: c.res.status,
        milliseconds: Math.round((performance.now() - started) * 10) / 10,
        clientAddress,
        tenant: tenant?.slug,
        route: matched?.route.name,
      },
      'answered',
    );
  });
