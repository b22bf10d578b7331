import type { Context, Next } from 'hono';

import { type AccountProblem, staffEmail } from '../domain/staff.ts';
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
import { parseReturnTo } from './return-to.ts';
import { readStaffPost } from './staff-post.ts';

type Options = { staff: Pick<Staff, 'logIn' | 'logOut'>; log: Pick<Log, 'info' | 'warn'> };

const problem = {
  email: { field: 'email', text: 'Enter your e-mail address, such as name@college.edu.' },
  password: { field: 'password', text: 'Enter your password.' },
  wrong: { text: 'The e-mail address or the password is not correct.' },
} as const satisfies Record<string, AccountProblem>;

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
  const token = readSessionToken(c.req.header('cookie'));
  const returnTo = parseReturnTo(form.get('return'));
  const typed = form.get('email') ?? '';
  const again = (status: 403 | 415 | 422 | 429, problems: readonly AccountProblem[]) =>
    showForm(c, next, { status, returnTo, email: typed.slice(0, 254), problems });

  if (refusal) {
    log.warn({ requestId, tenant: tenant.slug, status: refusal.status }, 'log-in form refused');
    return void (await again(refusal.status, [{ text: refusal.text }]));
  }
  if (form.get('intent') === 'log-out') return logOut(c, staff, tenant, token);

  const email = staffEmail(typed);
  const password = form.get('password') ?? '';
  if (typeof email !== 'string' || password === '') {
    const missing = [...(typeof email === 'string' ? [] : [problem.email]), ...(password ? [] : [problem.password])];
    return void (await again(422, missing));
  }
  const userAgent = c.req.header('user-agent') ?? '';
  const result = await staff.logIn(tenant, {
    email,
    password,
    address,
    userAgent,
    device: readDeviceToken(c.req.header('cookie')),
  });
  if ('waitSeconds' in result) {
    log.warn({ requestId, tenant: tenant.slug, address }, 'too many failed log-ins');
    await again(429, [tooMany(result.waitSeconds)]);
    c.res.headers.set('Retry-After', String(result.waitSeconds));
    return undefined;
  }
  if ('wrong' in result) {
    log.warn({ requestId, tenant: tenant.slug, address }, 'log-in failed');
    return void (await again(422, [problem.wrong]));
  }
  // ends a session that existed before the log-in, to prevent session fixation
  if (member) await staff.logOut(tenant.id, member.token);
  log.info({ requestId, tenant: tenant.slug, address, account: result.accountId }, 'logged in');
  c.header('Set-Cookie', sessionCookie(result.token), { append: true });
  c.header('Set-Cookie', deviceCookie(result.device), { append: true });
  c.header('Set-Cookie', endedFormCookie, { append: true });
  return c.redirect(returnTo ?? href('home'), 303);
};

async function logOut(
  c: Context<AppEnv>,
  staff: Options['staff'],
  tenant: Tenant,
  token: string | undefined,
): Promise<Response> {
  if (token) await staff.logOut(tenant.id, token);
  return loggedOut(c);
}
