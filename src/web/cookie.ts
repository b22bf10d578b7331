/**
 * A site-wide cookie in the syntax of `document.cookie`. Its lifetime is in milliseconds and does not depend on the browser's
 * clock. Name and value are ours and need no escaping.
 */
export const formatCookie = (name: string, value: string, lifetime: number): string =>
  `${name}=${value}; Max-Age=${Math.floor(lifetime / 1000)}; Path=/; SameSite=Lax; Secure`;

/** Reads a cookie from a `Cookie` header or `document.cookie`; undefined if it is not set. */
export const readCookie = (cookies: string, name: string): string | undefined =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
