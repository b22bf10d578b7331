/**
 * A cookie of the whole site as `document.cookie` takes it. `until` in milliseconds since the epoch. Name and value are
 * written by us and hold nothing that a cookie may not hold.
 */
export const formatCookie = (name: string, value: string, until: number): string =>
  `${name}=${value}; Expires=${new Date(until).toUTCString()}; Path=/; SameSite=Lax; Secure`;

/** The value of a cookie in a `Cookie` header or `document.cookie`; undefined when there is none of that name. */
export const readCookie = (cookies: string, name: string): string | undefined =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
