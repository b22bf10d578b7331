/**
 * A site-wide cookie in the syntax of `document.cookie`. `until` is in milliseconds since the epoch. Name and value are
 * ours and need no escaping.
 */
export const formatCookie = (name: string, value: string, until: number): string =>
  `${name}=${value}; Expires=${new Date(until).toUTCString()}; Path=/; SameSite=Lax; Secure`;

/** Reads a cookie from a `Cookie` header or `document.cookie`; undefined if it is not set. */
export const readCookie = (cookies: string, name: string): string | undefined =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
