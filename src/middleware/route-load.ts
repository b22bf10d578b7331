import { createMiddleware } from 'hono/factory';

import { isRedirect, type LoadPage } from '../routing/load.ts';
import type { AppEnv } from './app-env.ts';
import { redirectPage } from './redirect-page.ts';

/** Loads the page of a document or payload address before its first byte: its data, a redirect, or nothing. */
export const routeLoad = ({ loadPage }: { loadPage: LoadPage }) =>
  createMiddleware<AppEnv>(async function routeLoad(c, next) {
    const { api, matched, pageUrl: url } = c.var;
    if (!url || !api) throw new Error('routeLoad needs the tenant and pageRoute middlewares before it');
    if (!matched) return next();
    const loaded = await loadPage({ ...matched, url, api });
    if (loaded && isRedirect(loaded)) {
      const response = redirectPage(loaded.redirect, loaded.status, c.var);
      // names change: without this a browser would follow a permanent redirect to a former one for good
      response.headers.set('cache-control', 'private, no-cache');
      return response;
    }
    if (loaded) c.set('data', loaded);
    else c.set('isMissing', true);
    return next();
  });
