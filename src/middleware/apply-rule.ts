import type { Context } from 'hono';

import type { LoadPage } from '../routing/load.ts';
import type { Redirect } from '../web/redirect-book.ts';
import type { AppEnv } from './app-env.ts';
import { isRedirectLoop } from './redirect-loop.ts';
import { redirectPage } from './redirect-page.ts';

/** Seconds that browsers and shared caches use a redirect, even a permanent one: rules change. */
const seconds = { browsers: 300, shared: 1 };

/**
 * The college's redirect rule for this URL, with the query appended. Undefined if the site's own redirects would lead back
 * here.
 */
export const findRule = async (c: Context<AppEnv>, loadPage: LoadPage): Promise<Redirect | undefined> => {
  const { api, pageUrl: url, tenant } = c.var;
  if (!api || !tenant || !url) throw new Error('Redirect rules need the tenant and pageRoute middlewares before them');
  const { redirect } = await api.routeRules.find({ path: url.pathname });
  if (!redirect || (await isRedirectLoop(redirect.to, { url, tenant, api, loadPage }))) return undefined;
  return { ...redirect, to: withQuery(redirect.to, url.searchParams) };
};

export const applyRule = (c: Context<AppEnv>, { to, status }: Redirect): Response => {
  const response = redirectPage(to, status, c.var);
  const caching = `public, max-age=${seconds.browsers}, s-maxage=${seconds.shared}`;
  response.headers.set('cache-control', response.status === 409 ? 'no-store' : caching);
  return response;
};

/** Appends the request's query; parameters of the rule's target take precedence. */
const withQuery = (to: string, given: URLSearchParams): string => {
  const target = new URL(to, 'http://college');
  const own = new Set(target.searchParams.keys());
  for (const [name, value] of given) if (!own.has(name)) target.searchParams.append(name, value);
  return to.startsWith('/') ? target.pathname + target.search + target.hash : target.href;
};
