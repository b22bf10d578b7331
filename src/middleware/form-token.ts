import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

import { readCookie } from '../domain/cookie.ts';

const name = '__Host-fieldhouse_form';
const secret = /^[\w-]{43}$/;
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** The secret that a browser got with its log-in page; undefined without one that could be ours. */
export const readFormSecret = (cookies: string | undefined): string | undefined => {
  const value = readCookie(cookies ?? '', name);
  return value !== undefined && secret.test(value) ? value : undefined;
};

export const createFormSecret = (): string => randomBytes(32).toString('base64url');

/** `Set-Cookie` of the secret. It says nothing of anybody and goes with the browser's session. */
export const formCookie = (value: string): string => `${name}=${value}; ${attributes}`;

export const endedFormCookie = `${name}=; Max-Age=0; ${attributes}`;

/** What a form carries to prove that it was made for the browser that holds the secret; it does not tell the secret. */
export const formToken = (value: string): string => createHash('sha256').update(`form of ${value}`).digest('base64url');

/** Whether a form carries the token of one of the browser's secrets. */
export const isOwnForm = (token: string, secrets: readonly (string | undefined)[]): boolean =>
  secrets.some((value) => value !== undefined && isSame(formToken(value), token));

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
