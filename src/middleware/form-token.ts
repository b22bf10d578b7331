import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

import { readCookie } from '../domain/cookie.ts';

const name = '__Host-fieldhouse_form';
const secret = /^[\w-]{43}$/;
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** The secret in the cookie of the log-in page; undefined if absent or malformed. */
export const readFormSecret = (cookies: string | undefined): string | undefined => {
  const value = readCookie(cookies ?? '', name);
  return value !== undefined && secret.test(value) ? value : undefined;
};

export const createFormSecret = (): string => randomBytes(32).toString('base64url');

/** `Set-Cookie` of the secret: a session cookie without personal data. */
export const formCookie = (value: string): string => `${name}=${value}; ${attributes}`;

export const endedFormCookie = `${name}=; Max-Age=0; ${attributes}`;

/** The CSRF token of a form: a hash of the browser's secret. */
export const formToken = (value: string): string => createHash('sha256').update(`form of ${value}`).digest('base64url');

/** Whether a form's token was made from one of the browser's secrets. */
export const isOwnForm = (token: string, secrets: readonly (string | undefined)[]): boolean =>
  secrets.some((value) => value !== undefined && isSame(formToken(value), token));

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
