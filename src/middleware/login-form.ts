import type { Context, Next } from 'hono';

import type { LoginForm } from '../domain/staff.ts';
import type { AppEnv } from './app-env.ts';
import { ownFormToken } from './form-token.ts';
import { renderForm, setStatus } from './render-form.ts';

type Shown = Partial<Omit<LoginForm, 'token'>> & {
  /** The status of a refused submission. */
  status?: 403 | 415 | 422 | 429 | undefined;
};

/** Renders the log-in page with its form, the submitted e-mail address and the problems found. */
export const showForm = async (
  c: Context<AppEnv>,
  next: Next,
  { status, step = 'password', returnTo, email = '', problems = [] }: Shown,
): Promise<void> => {
  const { token, cookie } = ownFormToken(c);
  c.set('login', { step, token, returnTo, email, problems });
  await renderForm(c, next);
  if (cookie) c.res.headers.append('Set-Cookie', cookie);
  setStatus(c, status);
};
