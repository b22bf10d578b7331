import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';
import { legacyTarget } from './legacy/target.ts';
import { redirectPage } from './redirect-page.ts';

/** Redirects URLs of a college's former site to the pages that replace them. */
export const legacyUrls = () =>
  createMiddleware<AppEnv>(async function legacyUrls(c, next) {
    const { api, pageUrl: url } = c.var;
    if (!api || !url) throw new Error('legacyUrls needs the tenant and pageRoute middlewares before it');
    const target = await legacyTarget(url, api);
    return target ? redirectPage(target.to, target.status, c.var) : next();
  });
