import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

import { controlName } from '../forms/definition.ts';
import type { SubmittedAnswer } from '../forms/form-state.ts';
import type { Payments } from '../payments/create-payments.ts';
import { href } from '../routing/routes.ts';
import type { Forms } from '../submissions/forms.ts';
import { parseRowId } from '../web/row-id.ts';
import { isSameOrigin } from '../web/same-origin.ts';
import type { AppEnv } from './app-env.ts';
import { isRecentSession } from './recent-session.ts';
import { renderForm, setStatus } from './render-form.ts';

const formType = 'application/x-www-form-urlencoded';

const problem = {
  elsewhere: { status: 403, notice: 'This form was sent from another site. Check your answers and submit it here.' },
  idle: {
    status: 403,
    notice:
      'You were away for more than half an hour. Log in again in another tab, then submit this form here: your answers are kept.',
  },
  type: { status: 415, notice: `This form is sent as ${formType}. Submit it here.` },
} as const;

const formRoutes = new Map([
  ['form', 'form'],
  ['protectedForm', 'protectedForm'],
  ['hiddenForm', 'hiddenForm'],
] as const);

type Options = {
  forms: Pick<Forms, 'renderToken' | 'paymentProblem' | 'isTestPayment' | 'submit'>;
  payments: Pick<Payments, 'formTargets'>;
};

/**
 * Handles posted forms: stores the submission and redirects, or shows the form again with its values and errors. Scripts, which
 * accept JSON, get the same as data. Provides every other page with a function that signs embedded forms.
 */
export const forms = ({ forms: service, payments }: Options) =>
  createMiddleware<AppEnv>(async function forms(c, next) {
    const { matched, tenant, staff, clientAddress = '' } = c.var;
    if (!tenant) throw new Error('forms needs the tenant middleware before it');
    const renderToken = (formId: number, renderedAt?: number) => {
      if (c.env?.fill) c.env.fill.isSingleUse = true;
      return service.renderToken(tenant.id, formId, renderedAt);
    };
    c.set('forms', {
      renderToken: (id) => renderToken(id),
      paymentProblem: () => service.paymentProblem(tenant),
      isTestPayment: () => service.isTestPayment(tenant),
    });
    const name = formRoutes.get(matched?.route.name as 'form');
    const formId = parseRowId(matched?.params['id'] ?? '');
    if (!name) return next();
    // the page is a 404
    if (formId === undefined) return void (await renderForm(c, next));
    const admitProvider = async () => {
      // the load function reuses the response
      const form = await c.var.api?.forms.get(formId);
      if (form?.payment?.enabled) c.set('formTargets', await payments.formTargets(tenant));
    };
    if (c.req.method !== 'POST') {
      await admitProvider();
      return next();
    }

    const again = async ({ status, waitSeconds, renderedAt, ...shown }: Again, body?: URLSearchParams) => {
      const token = await renderToken(formId, renderedAt);
      const headers = { ...noStore, ...(waitSeconds && { 'Retry-After': String(waitSeconds) }) };
      if (wantsJson(c)) return c.json({ problems: [], ...shown, token } satisfies SubmittedAnswer, status, headers);
      c.set('form', { problems: [], ...shown, token, ...(body && { typed: typedValues(body) }) });
      await admitProvider();
      await renderForm(c, next);
      setStatus(c, status);
      for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
      return c.res;
    };
    if (!isSameOrigin(c.req.raw)) return again(problem.elsewhere);
    if (!c.req.header('content-type')?.startsWith(formType)) return again(problem.type);
    const body = new URLSearchParams(await c.req.text());
    if (staff && !isRecentSession(c)) return again(problem.idle, body);
    const submitted = await service.submit({
      tenant,
      formId,
      isStaff: staff !== undefined,
      body,
      address: clientAddress,
    });
    // the page is a 404 as well
    if (!submitted) return again({ status: 404 });
    if ('status' in submitted) return again(submitted, submitted.status === 400 ? undefined : body);
    const redirect =
      'checkout' in submitted
        ? submitted.checkout
        : href(
            name,
            { id: String(formId) },
            { sent: submitted.reference, review: submitted.isHeld ? 'yes' : undefined },
          );
    return wantsJson(c) ? c.json({ redirect } satisfies SubmittedAnswer, 200, noStore) : c.redirect(redirect, 303);
  });

type Again = {
  status: 400 | 403 | 404 | 409 | 415 | 422 | 429;
  notice?: string;
  problems?: SubmittedProblems;
  waitSeconds?: number;
  renderedAt?: number;
};
type SubmittedProblems = Extract<SubmittedAnswer, { token: string }>['problems'];

const noStore = { 'Cache-Control': 'no-store' };

const wantsJson = (c: Context<AppEnv>): boolean => c.req.header('accept') === 'application/json';

/** The submitted values by control, for showing the form again. */
const typedValues = (body: URLSearchParams): Record<string, readonly string[]> =>
  Object.fromEntries(
    [...new Set(body.keys())]
      .filter((name) => name.startsWith(controlName('')) || name === 'coupon')
      .map((name) => [name, body.getAll(name)]),
  );
