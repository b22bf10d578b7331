import type { Context, Next } from 'hono';

import type { LoginForm } from '../domain/staff.ts';
import type { AppEnv } from './app-env.ts';
import { createFormSecret, formCookie, formToken, readFormSecret } from './form-token.ts';
import { renderForm, setStatus } from './render-form.ts';

type Shown = Partial<Omit<LoginForm, 'token'>> & {
  /** The status of a refused submission. */
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
  await renderForm(c, next);
  if (!known) c.res.headers.append('Set-Cookie', formCookie(secret));
  setStatus(c, status);
};
