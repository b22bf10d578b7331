import { randomBytes } from 'node:crypto';

import type { Context } from 'hono';

import { readCookie } from '../web/cookie.ts';
import { formToken, isFormTokenOf } from '../web/form-token.ts';
import { readSessionToken } from '../web/session-cookie.ts';
import type { AppEnv } from './app-env.ts';

const name = '__Host-fieldhouse_form';
const secret = /^[\w-]{43}$/;
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** The secret in the cookie of the log-in page; undefined if absent or malformed. */
const readFormSecret = (cookies: string | undefined): string | undefined => {
  const value = readCookie(cookies ?? '', name);
  return value !== undefined && secret.test(value) ? value : undefined;
};

const createFormSecret = (): string => randomBytes(32).toString('base64url');

/** `Set-Cookie` of the secret: a session cookie without personal data. */
const formCookie = (value: string): string => `${name}=${value}; ${attributes}`;

export const endedFormCookie = `${name}=; Max-Age=0; ${attributes}`;

/** The CSRF token of a form that is rendered, and the `Set-Cookie` of its secret if the browser has none yet. */
export const ownFormToken = (c: Context<AppEnv>): { token: string; cookie: string | undefined } => {
  const known = c.var.staff?.token ?? readFormSecret(c.req.header('cookie'));
  const secret = known ?? createFormSecret();
  return { token: formToken(secret), cookie: known ? undefined : formCookie(secret) };
};

/** Whether a posted form was rendered for the browser that sends it. */
export const isOwnPost = (c: Context<AppEnv>, token: string): boolean => {
  const cookies = c.req.header('cookie');
  return isOwnForm(token, [readSessionToken(cookies), readFormSecret(cookies)]);
};

/** Whether a form's token was made from one of the browser's secrets. */
const isOwnForm = (token: string, secrets: readonly (string | undefined)[]): boolean =>
  secrets.some((value) => value !== undefined && isFormTokenOf(value, token));
