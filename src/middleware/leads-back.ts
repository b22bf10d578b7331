import type { ApiClient } from '../api/client.ts';
import { cleanPathname } from '../domain/clean-pathname.ts';
import { localPath } from '../domain/redirect-rule.ts';
import type { Tenant } from '../domain/tenant.ts';
import { matchRoute } from '../routing/routes.ts';
import { legacyTarget } from './legacy/target.ts';
import { checkPage } from './route-checks.ts';

/** More redirects than this in a row are a circle to browsers too. */
const farthest = 10;

type Request = { url: URL; tenant: Tenant; api: ApiClient };

/** Whether a redirect from `url` to `to` ends where it began, because the site redirects from there in turn. */
export const isRedirectLoop = async (to: string, { url, tenant, api }: Request): Promise<boolean> => {
  const start = cleanPathname(url.pathname);
  let address: string | undefined = to;
  for (let steps = 0; steps < farthest; steps++) {
    if (localPath(address, [...tenant.hosts, url.hostname]) === undefined) return false;
    const here: URL = new URL(address, url);
    if (cleanPathname(here.pathname) === start) return true;
    address = await nextAddress({ url: here, tenant, api });
    if (address === undefined) return false;
  }
  return true;
};

/** In the order in which the middlewares take their turn. */
const nextAddress = async ({ url, tenant, api }: Request): Promise<string | undefined> => {
  const { redirect } = await api.routeRules.find(url.pathname);
  if (redirect?.isExact) return redirect.to;
  const legacy = await legacyTarget(url, api);
  if (legacy) return legacy.to;
  const result = await checkPage({ url, tenant, api });
  if (result && 'redirect' in result) return result.redirect;
  const isPage = !result && matchRoute(url.pathname) !== undefined;
  return isPage ? undefined : redirect?.to;
};
