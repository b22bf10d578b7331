import { createMiddleware } from 'hono/factory';

import type { Log } from '../runtime/log.ts';
import type { AppEnv } from './app-env.ts';

type Answered = {
  requestId: string | undefined;
  method: string;
  path: string;
  query: URLSearchParams;
  status: number;
  /** `performance.now()` when the request arrived. */
  started: number;
  clientAddress: string | undefined;
  /** The slug of the college. */
  tenant: string | undefined;
  route: string | undefined;
};

/**
 * Logs a line for a response. Headers, cookies, form values and query values are omitted, because they may contain e-mail
 * addresses or tokens; only the names of query parameters are logged.
 */
export const logResponse = (
  log: Pick<Log, 'info' | 'error'>,
  { requestId, method, path, query, status, started, clientAddress, tenant, route }: Answered,
): void => {
  const milliseconds = Math.round((performance.now() - started) * 10) / 10;
  const parameters = [...query.keys()];
  log[status >= 500 ? 'error' : 'info'](
    { requestId, method, path, query: parameters, status, milliseconds, clientAddress, tenant, route },
    'answered',
  );
};

/** Logs one line per response. Renders for the page cache are not logged. */
export const accessLog = ({ log }: { log: Log }) =>
  createMiddleware<AppEnv>(async function accessLog(c, next) {
    const started = performance.now();
    await next();
    if (c.env?.fill) return;
    const { requestId, clientAddress, tenant, matched } = c.var;
    logResponse(log, {
      requestId,
      method: c.req.method,
      path: c.req.path,
      query: new URL(c.req.url).searchParams,
      status: c.res.status,
      started,
      clientAddress,
      tenant: tenant?.slug,
      route: matched?.route.name,
    });
  });
