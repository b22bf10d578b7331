import { createMiddleware } from 'hono/factory';

import { matchRoute } from '../routing/routes.ts';
import type { AppEnv } from './app-env.ts';
import type { Check, CheckRequest, CheckResult } from './checks/check.ts';
import { sendTo } from './send-to.ts';

type CheckModule = { check: Check };

const modules = import.meta.glob<CheckModule>(['./checks/*.ts', '!./checks/check.ts', '!./checks/*.test.ts']);

/** Checks of every page address, also of those that fit no route as they are written. */
const everywhere = ['url-cleanup'];

const loadCheck = async (name: string): Promise<Check> => {
  const load = modules[`./checks/${name}.ts`];
  if (!load) throw new Error(`Unknown route middleware "${name}": src/middleware/checks/${name}.ts does not exist`);
  return (await load()).check;
};

/** What the checks of an address say, run in the order of its route, each loaded when it is first needed. */
export const checkPage = async (request: Omit<CheckRequest, 'params'>): Promise<CheckResult> => {
  const matched = matchRoute(request.url.pathname);
  for (const name of [...everywhere, ...(matched?.route.checks ?? [])]) {
    const check = await loadCheck(name);
    const result = await check({ ...request, params: matched?.params ?? {} });
    if (result) return result;
  }
  return undefined;
};

/** Sends readers of an address that is not the right one to that, and notes parameters that name nothing. */
export const routeChecks = () =>
  createMiddleware<AppEnv>(async function routeChecks(c, next) {
    const { pageUrl: url, tenant, api } = c.var;
    if (!url || !tenant || !api) throw new Error('routeChecks needs the tenant and pageRoute middlewares before it');
    const result = await checkPage({ url, tenant, api });
    if (result && 'redirect' in result) return sendTo(result.redirect, result.status, c.var);
    if (result) c.set('isMissing', true);
    return next();
  });
