import { createMiddleware } from 'hono/factory';

import type { LoadPage } from '../routing/load.ts';
import { href } from '../routing/routes.ts';
import { payloadAddress } from '../waku/payload-address.ts';
import type { AppEnv } from './app-env.ts';
import { applyRule, findRule } from './apply-rule.ts';

/**
 * Applies the college's wildcard redirect rules to URLs without a page, so that a rule from `/*` to the former site redirects only
 * what has not moved.
 */
export const redirects = ({ loadPage }: { loadPage: LoadPage }) =>
  createMiddleware<AppEnv>(async function redirects(c, next) {
    await next();
    const missing = c.res;
    const rule = isMissing(missing) ? await findRule(c, loadPage) : undefined;
    if (!rule) return;
    await missing.body?.cancel();
    // otherwise Hono would copy the headers of the replaced response
    c.res = undefined;
    c.res = applyRule(c, rule);
  });

const missingPage = href('notFound');
const missingPages = [missingPage, payloadAddress(missingPage)];

const isMissing = ({ status, headers }: Response): boolean =>
  status === 404 || missingPages.includes(headers.get('location')?.split('?')[0] ?? '');
