import { createMiddleware } from 'hono/factory';

import { iconMapperPath } from '../api/icons/mapper.ts';
import { readServiceAddress } from '../domain/service-address.ts';
import type { AppEnv } from './app-env.ts';

type Api = { fetch: (request: Request, bindings: { clientAddress: string }) => Response | Promise<Response> };

/**
 * Forwards everything below `/api` (in any case) and the sport icons to the data API, which resolves the tenant itself, except
 * services of earlier platforms such as `/api/sportnames`, which the feeds handle.
 */
export const dataApi = ({ api }: { api: Api }) =>
  createMiddleware<AppEnv>(async function dataApi(c, next) {
    const isBelow = /^\/api(\/|$)/i.test(c.req.path) && !readServiceAddress(c.req.path);
    const isOfApi = isBelow || c.req.path === iconMapperPath;
    return isOfApi ? api.fetch(c.req.raw, { clientAddress: c.var.clientAddress ?? '' }) : next();
  });
