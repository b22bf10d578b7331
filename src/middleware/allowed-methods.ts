import { createMiddleware } from 'hono/factory';

import { matchRoute } from '../routing/routes.ts';
import { pageUrl } from '../waku/payload-address.ts';
import type { AppEnv } from './app-env.ts';
import { isDataApiPath } from './data-api.ts';
import { methodNotAllowed } from './method-not-allowed.ts';

/** Routes besides pages that take other methods. */
const writes: readonly (readonly [method: string, path: RegExp])[] = [
  ['POST', /^\/payments\/webhooks\/[^/]+$/],
  ['POST', /^\/test-shop\/checkout\/[^/]+$/],
  ['PUT', /^\/push\/subscriptions$/],
  ['DELETE', /^\/push\/subscriptions\/[^/]+$/],
];

/**
 * Refuses methods before the body is read: every URL allows GET and HEAD, documents of routes with a form also POST. A route that
 * takes another method must be listed here. The data API has its own table.
 */
export const allowedMethods = () =>
  createMiddleware<AppEnv>(async function allowedMethods(c, next) {
    const { method, path } = c.req;
    if (method === 'GET' || method === 'HEAD' || isDataApiPath(path)) return next();
    const written = writes.filter(([, pattern]) => pattern.test(path)).map(([name]) => name);
    const methods = takesForm(c.req.url) ? ['POST'] : written;
    if (methods.includes(method)) return next();
    const allowed = ['GET', 'HEAD', ...methods, 'OPTIONS'];
    return method === 'OPTIONS' ? c.body(null, 204, { Allow: allowed.join(', ') }) : methodNotAllowed(c, allowed);
  });

const takesForm = (requestUrl: string): boolean => {
  const { url, isPayload } = pageUrl(requestUrl);
  return !isPayload && matchRoute(url.pathname)?.route.takesForm === true;
};
