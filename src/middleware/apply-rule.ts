import type { Context } from 'hono';

import type { Redirect } from '../domain/redirect-book.ts';
import type { LoadPage } from '../routing/load.ts';
import type { AppEnv } from './app-env.ts';
import { isRedirectLoop } from './redirect-loop.ts';
import { redirectPage } from './redirect-page.ts';

/** Rules change: a browser asks again after this many seconds, though the redirect be permanent. */
const life = 300;

/**
 * The redirect that the college's rules have for this address, the query taken along. Undefined too where it would come
 * back here by way of the site's own redirects.
 */
export const findRule = async (c: Context<AppEnv>, loadPage: LoadPage): Promise<Redirect | undefined> => {
  const { api, pageUrl: url, tenant } = c.var;
  if (!api || !tenant || !url) throw new Error('Redirect rules need the tenant and pageRoute middlewares before them');
  const { redirect } = await api.routeRules.find(url.pathname);
  if (!redirect || (await isRedirectLoop(redirect.to, { url, tenant, api, loadPage }))) return undefined;
  return { ...redirect, to: withQuery(redirect.to, url.searchParams) };
};

export const applyRule = (c: Context<AppEnv>, { to, status }: Redirect): Response => {
  const answer = redirectPage(to, status, c.var);
  answer.headers.set('cache-control', answer.status === 409 ? 'no-store' : `public, max-age=${life}`);
  return answer;
};

/** What the rule's own query says stays. */
const withQuery = (to: string, given: URLSearchParams): string => {
  const target = new URL(to, 'http://college');
  const own = new Set(target.searchParams.keys());
  for (const [name, value] of given) if (!own.has(name)) target.searchParams.append(name, value);
  return to.startsWith('/') ? target.pathname + target.search + target.hash : target.href;
};
