import { readCookie } from './cookie.ts';

/** The prefix makes browsers keep it to this very host, sent over secure connections only; other hosts cannot set it. */
export const sessionCookieName = '__Host-fieldhouse_session';

const token = /^[\w-]{43}$/;
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';
const seconds = 7 * 24 * 3600;

/** The token in a `Cookie` header; undefined without one that could be ours. */
export const readSessionToken = (cookies: string | undefined): string | undefined => {
  const value = readCookie(cookies ?? '', sessionCookieName);
  return value !== undefined && token.test(value) ? value : undefined;
};

/** `Set-Cookie` of a new session; the browser keeps it for as long as a session can last. */
export const sessionCookie = (value: string): string =>
  `${sessionCookieName}=${value}; Max-Age=${seconds}; ${attributes}`;

/** `Set-Cookie` that takes the session away. */
export const endedSessionCookie = `${sessionCookieName}=; Max-Age=0; ${attributes}`;

/** The `Cookie` of a request that carries a session. */
export const cookieOf = (value: string): string => `${sessionCookieName}=${value}`;
