import { createMiddleware } from 'hono/factory';

import { isRedirect, type LoadPage } from '../routing/load.ts';
import type { AppEnv } from './app-env.ts';
import { redirectPage } from './redirect-page.ts';

/** Runs the load of the matched route before the first byte, for documents and payloads. */
export const routeLoad = ({ loadPage }: { loadPage: LoadPage }) =>
  createMiddleware<AppEnv>(async function routeLoad(c, next) {
    const { api, matched, pageUrl: url } = c.var;
    if (!url || !api) throw new Error('routeLoad needs the tenant and pageRoute middlewares before it');
    if (!matched) return next();
    const loaded = await loadPage({ ...matched, url, api });
    if (loaded && isRedirect(loaded)) {
      const response = redirectPage(loaded.redirect, loaded.status, c.var);
      // names change: browsers cache a permanent redirect without this
      response.headers.set('cache-control', 'private, no-cache');
      return response;
    }
    if (loaded) c.set('data', loaded);
    else c.set('isMissing', true);
    return next();
  });
