import { readCookie } from '../web/cookie.ts';

/** Marks a browser in which staff have logged in. It gives access to nothing (docs/decisions/079-accounts.md). */
const name = '__Host-fieldhouse_device';
const token = /^[\w-]{43}$/;
const seconds = 365 * 24 * 3600;

/** The token in a `Cookie` header; undefined if absent or malformed. */
export const readDeviceToken = (cookies: string | undefined): string | undefined => {
  const value = readCookie(cookies ?? '', name);
  return value !== undefined && token.test(value) ? value : undefined;
};

/** `Set-Cookie` of a known browser. */
export const deviceCookie = (value: string): string =>
  `${name}=${value}; Max-Age=${seconds}; Path=/; Secure; HttpOnly; SameSite=Strict`;
