import { createMiddleware } from 'hono/factory';

import type { LoadPage } from '../routing/load.ts';
import type { AppEnv } from './app-env.ts';
import { applyRule, findRule } from './apply-rule.ts';

/**
 * Applies the college's redirect rule for exactly this path, even if a page exists there, to documents and soft navigations.
 */
export const routeRules = ({ loadPage }: { loadPage: LoadPage }) =>
  createMiddleware<AppEnv>(async function routeRules(c, next) {
    const rule = await findRule(c, loadPage);
    return rule?.isExact ? applyRule(c, rule) : next();
  });
