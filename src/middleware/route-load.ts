import { createMiddleware } from 'hono/factory';

import type { LoadPage } from '../routing/load.ts';
import type { AppEnv } from './app-env.ts';

/** Starts the load of the matched route, for documents and payloads. `pages` awaits it while the shell renders. */
export const routeLoad = ({ loadPage }: { loadPage: LoadPage }) =>
  createMiddleware<AppEnv>(async function routeLoad(c, next) {
    const { api, matched, pageUrl: url } = c.var;
    if (!url || !api) throw new Error('routeLoad needs the tenant and pageRoute middlewares before it');
    // feeds load their own data
    if (matched && matched.route.file !== 'rss') {
      const loaded = loadPage({ ...matched, url, api });
      // `pages` reports the error; without this Node would exit if the load fails before that
      loaded.catch(() => {});
      c.set('loaded', loaded);
    }
    return next();
  });
