import { createMiddleware } from 'hono/factory';

import { iconMapperPath } from '../api/icons/mapper.ts';
import { readServiceAddress } from '../routing/former-services.ts';
import type { AppEnv } from './app-env.ts';

type Bindings = { clientAddress: string; requestId?: string };
type Api = { fetch: (request: Request, bindings: Bindings) => Response | Promise<Response> };

/**
 * Whether the data API handles a path: everything below `/api` (in any case) and the sport icons, except services of earlier
 * platforms such as `/api/sportnames`, which the feeds handle.
 */
export const isDataApiPath = (path: string): boolean =>
  (/^\/api(\/|$)/i.test(path) && !readServiceAddress(path)) || path === iconMapperPath;

/** Forwards requests to the data API, which resolves the tenant and refuses methods itself. */
export const dataApi = ({ api }: { api: Api }) =>
  createMiddleware<AppEnv>(async function dataApi(c, next) {
    if (!isDataApiPath(c.req.path)) return next();
    const { clientAddress = '', requestId } = c.var;
    return api.fetch(c.req.raw, { clientAddress, ...(requestId && { requestId }) });
  });
