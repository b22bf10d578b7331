import type { Check } from './check.ts';

/** The one spelling of a path: lower case, single slashes, none at the end. */
export const cleanPathname = (pathname: string): string => {
  const clean = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  // escapes are written in upper case, as URLs print them; their letters mean the same in either
  return clean.toLowerCase().replace(/%[0-9a-f]{2}/g, (code) => code.toUpperCase());
};

/** Sends other spellings of an address to the one that search engines and caches shall know. */
export const check: Check = ({ url }) => {
  if (url.pathname.startsWith('/RSC/')) return undefined;
  const pathname = cleanPathname(url.pathname);
  return pathname === url.pathname ? undefined : { redirect: pathname + url.search, status: 301 };
};
