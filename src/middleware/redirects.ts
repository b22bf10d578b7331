import { createMiddleware } from 'hono/factory';

import type { LoadPage } from '../routing/load.ts';
import { href } from '../routing/routes.ts';
import { payloadAddress } from '../waku/payload-address.ts';
import type { AppEnv } from './app-env.ts';
import { applyRule, findRule } from './apply-rule.ts';

/**
 * What nothing answered may have a redirect rule of the college for everything below a path. Such a rule never hides a
 * page: `/*` to the former site leads there whatever has not moved yet.
 */
export const redirects = ({ loadPage }: { loadPage: LoadPage }) =>
  createMiddleware<AppEnv>(async function redirects(c, next) {
    await next();
    const missing = c.res;
    const rule = isMissing(missing) ? await findRule(c, loadPage) : undefined;
    if (!rule) return;
    await missing.body?.cancel();
    // an answer put in the place of another would take over its headers
    c.res = undefined;
    c.res = applyRule(c, rule);
  });

const missingPage = href('notFound');
const missingPages = [missingPage, payloadAddress(missingPage)];

const isMissing = ({ status, headers }: Response): boolean =>
  status === 404 || missingPages.includes(headers.get('location')?.split('?')[0] ?? '');
