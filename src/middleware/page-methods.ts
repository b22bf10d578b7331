import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';
import { methodNotAllowed } from './method-not-allowed.ts';

const readMethods = ['GET', 'HEAD'];

/** Allows GET and HEAD for pages, and POST for documents of routes with a form. */
export const pageMethods = () =>
  createMiddleware<AppEnv>(async function pageMethods(c, next) {
    const { matched, isPayload, pageUrl } = c.var;
    if (!pageUrl) throw new Error('pageMethods needs the pageRoute middleware before it');
    const methods = matched?.route.takesForm && !isPayload ? [...readMethods, 'POST'] : readMethods;
    if (methods.includes(c.req.method)) return next();
    const allowed = [...methods, 'OPTIONS'];
    return c.req.method === 'OPTIONS' ? c.body(null, 204, { Allow: allowed.join(', ') }) : methodNotAllowed(c, allowed);
  });
