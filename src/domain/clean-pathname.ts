/** The one spelling of a path: lower case, single slashes, none at the end. Escapes stay, in upper case. */
export const cleanPathname = (pathname: string): string => {
  const clean = spelledPathname(pathname);
  // escapes are written in upper case, as URLs print them; their letters mean the same in either
  return clean.toLowerCase().replace(/%[0-9a-f]{2}/g, (code) => code.toUpperCase());
};

/** Single slashes and none at the end, letters as they came: every character stands where the clean spelling has it. */
export const spelledPathname = (pathname: string): string => pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
