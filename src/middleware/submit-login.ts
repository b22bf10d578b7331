import type { Context, Next } from 'hono';

import { type AccountProblem, type LoginForm, staffEmail } from '../domain/staff.ts';
import type { Tenant } from '../domain/tenant.ts';
import { href } from '../routing/routes.ts';
import type { Log } from '../runtime/log.ts';
import type { Staff } from '../staff/staff.ts';
import { counted } from '../web/counted.ts';
import { readSessionToken, sessionCookie } from '../web/session-cookie.ts';
import type { AppEnv } from './app-env.ts';
import { deviceCookie, readDeviceToken } from './device-cookie.ts';
import { endedFormCookie } from './form-token.ts';
import { loggedOut } from './logged-out.ts';
import { showForm } from './login-form.ts';
import { endedPendingCookie, pendingCookie, readPendingToken } from './pending-cookie.ts';
import { parseReturnTo } from './return-to.ts';
import { readStaffPost } from './staff-post.ts';

type Options = { staff: Pick<Staff, 'logIn' | 'enterCode' | 'logOut'>; log: Pick<Log, 'info' | 'warn'> };

const problem = {
  email: { field: 'email', text: 'Enter your e-mail address, such as name@college.edu.' },
  password: { field: 'password', text: 'Enter your password.' },
  code: { field: 'code', text: 'Enter the code of your authenticator app: six digits.' },
  wrong: {
    password: { text: 'The e-mail address or the password is not correct.' },
    code: {
      field: 'code',
      text: 'This code is not correct, or was used before. Enter the one that your app shows now.',
    },
  },
  expired: { text: 'Too much time has passed. Please log in again.' },
} as const satisfies Record<string, AccountProblem | Record<LoginForm['step'], AccountProblem>>;

const tooMany = (seconds: number): AccountProblem => {
  const minutes = Math.ceil(seconds / 60);
  return { text: `Too many failed attempts. Please wait ${counted(minutes, 'minute')}.` };
};

/** Handles a submitted log-in form. Returns a redirect, or undefined after rendering the form again with its problems. */
export const submitLogin = async (
  c: Context<AppEnv>,
  next: Next,
  { staff, log }: Options,
): Promise<Response | undefined> => {
  const { tenant, requestId, clientAddress: address = '', staff: member } = c.var;
  if (!tenant) throw new Error('login needs the tenant middleware before it');
  const { form, refusal } = await readStaffPost(c);
  const cookies = c.req.header('cookie');
  const returnTo = parseReturnTo(form.get('return'));
  const email = form.get('email') ?? '';
  const step = form.has('code') ? 'code' : 'password';
  const again = (status: 403 | 415 | 422 | 429, problems: readonly AccountProblem[], shown: LoginForm['step'] = step) =>
    showForm(c, next, { status, step: shown, returnTo, email: email.slice(0, 254), problems });
  const about = { requestId, tenant: tenant.slug, address };

  if (refusal) {
    log.warn({ requestId, tenant: tenant.slug, status: refusal.status }, 'log-in form refused');
    return void (await again(refusal.status, [{ text: refusal.text }]));
  }
  if (form.get('intent') === 'log-out') return logOut(c, staff, tenant, readSessionToken(cookies));

  const missing = missingFields(form);
  if (missing.length > 0) return void (await again(422, missing));
  const client = { address, userAgent: c.req.header('user-agent') ?? '', device: readDeviceToken(cookies) };
  const result =
    step === 'code'
      ? await staff.enterCode(tenant, { ...client, pending: readPendingToken(cookies) ?? '', code: codeOf(form) })
      : await staff.logIn(tenant, {
          ...client,
          email: String(staffEmail(email)),
          password: form.get('password') ?? '',
        });
  if ('waitSeconds' in result) {
    log.warn(about, 'too many failed log-ins');
    await again(429, [tooMany(result.waitSeconds)]);
    c.res.headers.set('Retry-After', String(result.waitSeconds));
    return undefined;
  }
  if ('wrong' in result) {
    log.warn(about, step === 'code' ? 'wrong code' : 'log-in failed');
    return void (await again(422, [problem.wrong[step]]));
  }
  if ('expired' in result) return void (await again(422, [problem.expired], 'password'));
  if ('pending' in result) {
    c.header('Set-Cookie', pendingCookie(result.pending), { append: true });
    return c.redirect(href('login', {}, { step: 'code', return: returnTo }), 303);
  }
  // ends a session that existed before the log-in, to prevent session fixation
  if (member) await staff.logOut(tenant.id, member.token);
  log.info({ ...about, account: result.accountId }, 'logged in');
  const set = [sessionCookie(result.token), deviceCookie(result.device), endedFormCookie];
  for (const cookie of step === 'code' ? [...set, endedPendingCookie] : set)
    c.header('Set-Cookie', cookie, { append: true });
  return c.redirect(returnTo ?? href('home'), 303);
};

/** A code of the app, or else a recovery code. */
const codeOf = (form: URLSearchParams): string => form.get('code') || form.get('recovery') || '';

function missingFields(form: URLSearchParams): AccountProblem[] {
  if (form.has('code')) return codeOf(form) ? [] : [problem.code];
  const isEmail = typeof staffEmail(form.get('email') ?? '') === 'string';
  return [...(isEmail ? [] : [problem.email]), ...(form.get('password') ? [] : [problem.password])];
}

async function logOut(
  c: Context<AppEnv>,
  staff: Options['staff'],
  tenant: Tenant,
  token: string | undefined,
): Promise<Response> {
  if (token) await staff.logOut(tenant.id, token);
  return loggedOut(c);
}
