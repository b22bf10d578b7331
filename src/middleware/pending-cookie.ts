import { pendingMinutes } from '../domain/staff.ts';
import { readCookie } from '../web/cookie.ts';

/** The browser of a log-in whose password was right and which waits for its code. */
const name = '__Host-fieldhouse_login';
const token = /^[\w-]{43}$/;
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** The token in a `Cookie` header; undefined if absent or malformed. */
export const readPendingToken = (cookies: string | undefined): string | undefined => {
  const value = readCookie(cookies ?? '', name);
  return value !== undefined && token.test(value) ? value : undefined;
};

/** `Set-Cookie` of a log-in that waits for its code. */
export const pendingCookie = (value: string): string =>
  `${name}=${value}; Max-Age=${pendingMinutes * 60}; ${attributes}`;

export const endedPendingCookie = `${name}=; Max-Age=0; ${attributes}`;
