import { createMiddleware } from 'hono/factory';

import { payloadAddress } from '../page-address.ts';
import type { AppEnv } from './app-env.ts';
import type { Check } from './checks/check.ts';

type CheckModule = { check: Check };

const modules = import.meta.glob<CheckModule>(['./checks/*.ts', '!./checks/check.ts', '!./checks/*.test.ts']);

/** Checks of every page address, also of those that fit no route as they are written. */
const EVERYWHERE = ['url-cleanup'];

const loadCheck = async (name: string): Promise<Check> => {
  const load = modules[`./checks/${name}.ts`];
  if (!load) throw new Error(`Unknown route middleware "${name}": src/middleware/checks/${name}.ts does not exist`);
  return (await load()).check;
};

/**
 * Runs the checks that the route names, in its order, loading each when it is first needed. A payload is sent on to
 * the payload of the other address, so that soft navigations follow as well.
 */
export const routeChecks = () =>
  createMiddleware<AppEnv>(async function routeChecks(c, next) {
    const { matched, pageUrl: url, tenant, api, isPayload } = c.var;
    if (!url || !tenant || !api) throw new Error('routeChecks needs the tenant and pageRoute middlewares before it');
    for (const name of [...EVERYWHERE, ...(matched?.route.checks ?? [])]) {
      const check = await loadCheck(name);
      const result = await check({ url, params: matched?.params ?? {}, tenant, api });
      if (!result) continue;
      if ('notFound' in result) {
        c.set('isMissing', true);
        break;
      }
      const { redirect, status } = result;
      if (!isPayload) return c.redirect(redirect, status);
      // a soft navigation cannot leave the site: refused, the browser asks for the document and follows that
      return redirect.startsWith('/') ? c.redirect(payloadAddress(redirect), status) : c.text('Elsewhere', 409);
    }
    return next();
  });
