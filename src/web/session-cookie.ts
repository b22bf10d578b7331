import { readCookie } from './cookie.ts';

/** With the `__Host-` prefix, browsers accept the cookie only from this host and over secure connections. */
export const sessionCookieName = '__Host-fieldhouse_session';

const token = /^[\w-]{43}$/;
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';
const seconds = 7 * 24 * 3600;

/** The token in a `Cookie` header; undefined if absent or malformed. */
export const readSessionToken = (cookies: string | undefined): string | undefined => {
  const value = readCookie(cookies ?? '', sessionCookieName);
  return value !== undefined && token.test(value) ? value : undefined;
};

/** `Set-Cookie` for a new session, with the maximum session lifetime. */
export const sessionCookie = (value: string): string =>
  `${sessionCookieName}=${value}; Max-Age=${seconds}; ${attributes}`;

/** `Set-Cookie` that deletes the session cookie. */
export const endedSessionCookie = `${sessionCookieName}=; Max-Age=0; ${attributes}`;

/** The `Cookie` header of a request with a session. */
export const cookieOf = (value: string): string => `${sessionCookieName}=${value}`;
