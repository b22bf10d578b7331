import type { Context, Next } from 'hono';

import type { LoginForm } from '../domain/staff.ts';
import type { AppEnv } from './app-env.ts';
import { createFormSecret, formCookie, formToken, readFormSecret } from './form-token.ts';

type Shown = Partial<Omit<LoginForm, 'token'>> & {
  /** Of a refused submission. */
  status?: 403 | 415 | 422 | 429 | undefined;
};

/** Renders the log-in page with its form, the submitted e-mail address and the problems found. */
export const showForm = async (
  c: Context<AppEnv>,
  next: Next,
  { status, returnTo, email = '', problems = [] }: Shown,
): Promise<void> => {
  const known = c.var.staff?.token ?? readFormSecret(c.req.header('cookie'));
  const secret = known ?? createFormSecret();
  c.set('login', { token: formToken(secret), returnTo, email, problems });
  const sent = c.req.raw;
  // Waku renders pages for GET only
  if (sent.method === 'POST') c.req.raw = new Request(sent.url, { headers: withoutBody(sent.headers) });
  await next();
  c.req.raw = sent;
  if (!known) c.res.headers.append('Set-Cookie', formCookie(secret));
  if (status && c.res.ok) c.res = new Response(c.res.body, { status, headers: c.res.headers });
};

function withoutBody(sent: Headers): Headers {
  const headers = new Headers(sent);
  headers.delete('content-type');
  headers.delete('content-length');
  return headers;
}
