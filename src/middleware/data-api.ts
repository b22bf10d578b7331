import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';

type Api = { fetch: (request: Request) => Response | Promise<Response> };

/** Hands everything below `/api`, in any case, to the data API, which finds the college by itself. */
export const dataApi = ({ api }: { api: Api }) =>
  createMiddleware<AppEnv>(async function dataApi(c, next) {
    return /^\/api(\/|$)/i.test(c.req.path) ? api.fetch(c.req.raw) : next();
  });
