import { cleanPathname } from '../../domain/clean-pathname.ts';
import { matchRoute } from '../../routing/routes.ts';
import { isWakuPath } from '../../waku/payload-address.ts';
import type { Check } from './check.ts';

/** Sends other spellings of a page's address to the one that search engines and caches shall know. */
export const check: Check = ({ url }) => {
  if (isWakuPath(url.pathname)) return undefined;
  const pathname = cleanPathname(url.pathname);
  return pathname === url.pathname || !matchRoute(pathname)
    ? undefined
    : { redirect: pathname + url.search, status: 301 };
};
