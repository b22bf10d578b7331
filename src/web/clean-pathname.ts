/** Canonical spelling of a path: lower case, single slashes, no trailing slash. Percent escapes remain, in upper case. */
export const cleanPathname = (pathname: string): string => {
  const clean = spelledPathname(pathname);
  // hex digits of percent escapes are case-insensitive; URLs print them in upper case
  return clean.toLowerCase().replace(/%[0-9a-f]{2}/g, (code) => code.toUpperCase());
};

/** Single slashes and no trailing slash, letter case unchanged, so offsets match those of `cleanPathname`. */
export const spelledPathname = (pathname: string): string => pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
