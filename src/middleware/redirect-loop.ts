import type { ApiClient } from '../api/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import { isRedirect, type LoadPage } from '../routing/load.ts';
import { matchRoute } from '../routing/routes.ts';
import { cleanPathname } from '../web/clean-pathname.ts';
import { localPath } from '../web/redirect-rule.ts';
import { legacyTarget } from './legacy/target.ts';
import { cleanAddress } from './url-cleanup.ts';

/** Browsers report a longer chain of redirects as a loop. */
const maxChainLength = 10;

type Request = { url: URL; tenant: Tenant; api: ApiClient; loadPage: LoadPage };

/** Whether a redirect from `url` to `to` leads back to `url` through the site's other redirects. */
export const isRedirectLoop = async (to: string, { url, ...request }: Request): Promise<boolean> => {
  const start = cleanPathname(url.pathname);
  let address: string | undefined = to;
  for (let step = 0; step < maxChainLength; step++) {
    if (localPath(address, [...request.tenant.hosts, url.hostname]) === undefined) return false;
    const here: URL = new URL(address, url);
    if (cleanPathname(here.pathname) === start) return true;
    address = await nextAddress({ url: here, ...request });
    if (address === undefined) return false;
  }
  return true;
};

/** Where the site redirects `url`; checks in the order of the middleware. */
const nextAddress = async ({ url, api, loadPage }: Request): Promise<string | undefined> => {
  const { redirect } = await api.routeRules.find({ path: url.pathname });
  if (redirect?.isExact) return redirect.to;
  const moved = (await legacyTarget(url, api))?.to ?? cleanAddress(url);
  if (moved !== undefined) return moved;
  const matched = matchRoute(url.pathname);
  if (!matched) return redirect?.to;
  // hidden pages redirect to the log-in
  if (matched.route.access === 'hidden') return undefined;
  const loaded = await loadPage({ ...matched, url, api });
  if (!loaded) return redirect?.to;
  return isRedirect(loaded) ? loaded.redirect : undefined;
};
