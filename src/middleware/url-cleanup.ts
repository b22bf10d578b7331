import { createMiddleware } from 'hono/factory';

import { matchRoute } from '../routing/routes.ts';
import { isWakuPath } from '../waku/payload-address.ts';
import { cleanPathname } from '../web/clean-pathname.ts';
import type { AppEnv } from './app-env.ts';
import { redirectPage } from './redirect-page.ts';

/** Redirects other spellings of a page's URL to the canonical one. */
export const urlCleanup = () =>
  createMiddleware<AppEnv>(async function urlCleanup(c, next) {
    const { pageUrl } = c.var;
    if (!pageUrl) throw new Error('urlCleanup needs the pageRoute middleware before it');
    const address = cleanAddress(pageUrl);
    return address === undefined ? next() : redirectPage(address, 301, c.var);
  });

/** The canonical spelling of a page's URL; undefined if the URL is already canonical, or has no page. */
export function cleanAddress({ pathname, search }: URL): string | undefined {
  if (isWakuPath(pathname)) return undefined;
  const clean = cleanPathname(pathname);
  return clean === pathname || !matchRoute(clean) ? undefined : clean + search;
}
