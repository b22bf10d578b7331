import { createMiddleware } from 'hono/factory';

import type { Log } from '../runtime/log.ts';
import type { Staff } from '../staff/staff.ts';
import type { AppEnv } from './app-env.ts';
import { showForm } from './login-form.ts';
import { readPendingToken } from './pending-cookie.ts';
import { parseReturnTo } from './return-to.ts';
import { submitLogin } from './submit-login.ts';

type Options = { staff: Pick<Staff, 'logIn' | 'enterCode' | 'logOut'>; log: Pick<Log, 'info' | 'warn'> };

/** The log-in page: shows its form and handles its submission. Responses are neither stored nor indexed. */
export const login = ({ staff, log }: Options) =>
  createMiddleware<AppEnv>(async function login(c, next) {
    if (c.var.matched?.route.name !== 'login') return next();
    if (c.req.method === 'POST') {
      const response = await submitLogin(c, next, { staff, log });
      if (response) c.res = response;
    } else {
      const query = c.var.pageUrl?.searchParams;
      const waits = query?.get('step') === 'code' && readPendingToken(c.req.header('cookie')) !== undefined;
      await showForm(c, next, { step: waits ? 'code' : 'password', returnTo: parseReturnTo(query?.get('return')) });
    }
    c.res.headers.set('Cache-Control', 'no-store');
    c.res.headers.set('X-Robots-Tag', 'noindex');
    return c.res;
  });
