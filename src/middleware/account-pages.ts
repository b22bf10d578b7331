import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

import { type AccountForm, type AccountProblem, staffEmail } from '../domain/staff.ts';
import { href } from '../routing/routes.ts';
import type { Log } from '../runtime/log.ts';
import type { Staff } from '../staff/staff.ts';
import { parseRowId } from '../web/row-id.ts';
import { sessionCookie } from '../web/session-cookie.ts';
import { clientOf, type Handler, recent, requireStaff, tooMany, waitText, wrongPassword } from './account-visit.ts';
import type { AppEnv } from './app-env.ts';
import { deviceCookie } from './device-cookie.ts';
import { createFactorPage } from './factor-page.ts';
import { ownFormToken } from './form-token.ts';
import { loggedOut } from './logged-out.ts';
import { renderForm, setStatus } from './render-form.ts';
import { readStaffPost } from './staff-post.ts';

type Options = { staff: Pick<Staff, 'passwordReset' | 'ownAccount' | 'ownFactor'>; log: Pick<Log, 'info' | 'warn'> };

/**
 * The pages on which staff ask for a new password, set it with the link of a message, change it, see and end their sessions, and set up
 * a second factor.
 * Responses are not stored.
 */
export const accountPages = (options: Options) => {
  const handlers = createHandlers(options);
  return createMiddleware<AppEnv>(async function accountPages(c, next) {
    const { matched, tenant } = c.var;
    const handle = handlers[matched?.route.name ?? ''];
    if (!handle) return next();
    if (!tenant) throw new Error('accountPages needs the tenant middleware before it');
    const { token, cookie } = ownFormToken(c);
    const posted = c.req.method === 'POST' ? await readStaffPost(c) : undefined;
    const result = await handle({ c, tenant, token }, posted);
    if (result instanceof Response) {
      result.headers.set('Cache-Control', 'no-store');
      return result;
    }
    c.set('loaded', Promise.resolve({ form: result.form, account: result.account }));
    await renderForm(c, next);
    setStatus(c, result.status);
    const { headers } = c.res;
    if (cookie) headers.append('Set-Cookie', cookie);
    headers.set('Cache-Control', 'no-store');
    // the address of a link contains its token
    headers.set('Referrer-Policy', 'no-referrer');
    if (result.waitSeconds) headers.set('Retry-After', String(result.waitSeconds));
  });
};

const createHandlers = ({
  staff: { passwordReset, ownAccount, ownFactor },
  log,
}: Options): Partial<Record<string, Handler>> => {
  const forgotPassword: Handler = async ({ c, tenant, token }, posted) => {
    const isRequested = c.var.pageUrl?.searchParams.get('step') === 'requested';
    const empty = { step: isRequested ? 'requested' : 'request', token, email: '', problems: [] } as const;
    if (!posted) return { form: empty };
    const typed = posted.form.get('email') ?? '';
    const again = (status: number, problem: AccountProblem) => ({
      form: { ...empty, step: 'request' as const, email: typed.slice(0, 254), problems: [problem] },
      status,
    });
    if (posted.refusal) return again(posted.refusal.status, { text: posted.refusal.text });
    const email = staffEmail(typed);
    if (typeof email !== 'string')
      return again(422, { field: 'email', text: 'Enter your e-mail address, such as name@college.edu.' });
    const waitSeconds = await passwordReset.request(tenant, { email, address: c.var.clientAddress ?? '' });
    if (waitSeconds > 0)
      return {
        ...again(429, { text: `Too many requests came from your network. ${waitText(waitSeconds)}` }),
        waitSeconds,
      };
    return c.redirect(href('forgotPassword', {}, { step: 'requested' }), 303);
  };

  const resetPassword: Handler = async ({ c, tenant, token }, posted) => {
    const link = posted?.form.get('link') ?? c.var.pageUrl?.searchParams.get('token') ?? '';
    const row = await passwordReset.find(tenant, link);
    const form = { step: 'choose', token, link, email: row?.email ?? '', problems: [] } as const;
    const unknown = { form: { ...form, step: 'unknown' as const }, status: 404 };
    if (!row) return unknown;
    if (!posted) return { form };
    const again = (status: number, problem: AccountProblem) => ({ form: { ...form, problems: [problem] }, status });
    if (posted.refusal) return again(posted.refusal.status, { text: posted.refusal.text });
    const password = posted.form.get('password') ?? '';
    const result = await passwordReset.complete(tenant, { row, token: link, password, client: clientOf(c) });
    if ('expired' in result) return unknown;
    if ('problem' in result) return again(422, { field: 'password', text: result.problem });
    log.info({ requestId: c.var.requestId, tenant: tenant.slug, account: row.id }, 'password set by mail');
    c.header('Set-Cookie', deviceCookie(result.device), { append: true });
    return c.redirect(href('login', {}, { changed: 'true' }), 303);
  };

  const hiddenPassword: Handler = async ({ c, tenant, token }, posted) => {
    const member = requireStaff(c);
    const form = { token, email: member.email, problems: [] };
    if (!posted) return { form };
    const again = (status: number, problem: AccountProblem) => ({ form: { ...form, problems: [problem] }, status });
    if (posted.refusal) return again(posted.refusal.status, { text: posted.refusal.text });
    const [current, password] = ['current', 'password'].map((name) => posted.form.get(name) ?? '') as [string, string];
    const result = await ownAccount.changePassword(tenant, member, { current, password, client: clientOf(c) });
    if ('waitSeconds' in result) return { ...again(429, tooMany(result.waitSeconds)), ...result };
    if ('wrong' in result) return again(422, wrongPassword);
    if ('problem' in result) return again(422, { field: 'password', text: result.problem });
    log.info({ requestId: c.var.requestId, tenant: tenant.slug, account: member.accountId }, 'password changed');
    c.header('Set-Cookie', sessionCookie(result.token), { append: true });
    c.header('Set-Cookie', deviceCookie(result.device), { append: true });
    return c.redirect(href('hiddenAccount', {}, { done: 'password' }), 303);
  };

  const hiddenAccount: Handler = async ({ c, tenant, token }, posted) => {
    const member = requireStaff(c);
    const show = async (changes: Partial<AccountForm> = {}, status?: number) => ({
      form: { token, done: doneOf(c), chosen: [], problems: [], ...changes },
      account: await ownAccount.find(tenant, member),
      status,
    });
    if (!posted) return show();
    const chosen = posted.form.getAll('session').flatMap((text) => parseRowId(text) ?? []);
    const again = (status: number, problem: AccountProblem) =>
      show({ done: undefined, chosen, problems: [problem] }, status);
    if (posted.refusal) return again(posted.refusal.status, { text: posted.refusal.text });
    const isAll = posted.form.get('intent') === 'everywhere';
    if (!isAll && chosen.length === 0)
      return again(422, { field: 'sessions', text: 'Select the browsers to log out.' });
    const ids = isAll ? undefined : chosen;
    const result = await ownAccount.endSessions(tenant, member, { current: posted.form.get('current') ?? '', ids });
    if ('waitSeconds' in result) return { ...(await again(429, tooMany(result.waitSeconds))), ...result };
    if ('wrong' in result) return again(422, wrongPassword);
    const about = { requestId: c.var.requestId, tenant: tenant.slug, account: member.accountId };
    log.info({ ...about, sessions: result.ended.length }, 'sessions ended by their owner');
    if (!result.ended.includes(member.sessionId))
      return c.redirect(href('hiddenAccount', {}, { done: 'sessions' }), 303);
    return loggedOut(c);
  };

  return {
    forgotPassword,
    resetPassword,
    hiddenPassword: recent(hiddenPassword),
    hiddenAccount: recent(hiddenAccount),
    hiddenFactor: recent(createFactorPage({ ownFactor, log })),
  };
};

const dones = ['password', 'sessions', 'factor', 'refused'] as const;
const doneOf = (c: Context<AppEnv>): AccountForm['done'] => {
  const done = c.var.pageUrl?.searchParams.get('done');
  return dones.find((each) => each === done);
};
