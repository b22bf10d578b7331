import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

import type { SubscriptionForm, UnsubscribeForm } from '../domain/subscription.ts';
import type { Tenant } from '../domain/tenant.ts';
import { href } from '../routing/routes.ts';
import type { Subscriptions } from '../subscriptions/subscriptions.ts';
import { hasControlCharacter } from '../web/control-characters.ts';
import { counted } from '../web/counted.ts';
import { emailAddress } from '../web/mail.ts';
import { createRateLimit } from '../web/rate-limit.ts';
import { parseRowId } from '../web/row-id.ts';
import { isSameOrigin } from '../web/same-origin.ts';
import type { AppEnv } from './app-env.ts';
import { renderForm, setStatus } from './render-form.ts';

type Options = { subscriptions: Pick<Subscriptions, 'subscribe' | 'confirm' | 'find' | 'unsubscribe'> };
type Answer = { form: SubscriptionForm | UnsubscribeForm; status?: number; waitSeconds?: number } | Response;
type Handler = (c: Context<AppEnv>, tenant: Tenant, posted: URLSearchParams | undefined) => Promise<Answer>;

const empty: SubscriptionForm = { step: 'request', email: '', name: '', sports: [], problems: [] };
const elsewhere: Answer = {
  form: {
    ...empty,
    problems: [{ field: undefined, text: 'This form was sent from another site. Please subscribe here.' }],
  },
  status: 403,
};

/** The pages where fans subscribe to the mailing list, confirm, and unsubscribe. Responses are not stored. */
export const subscriptionPages = ({ subscriptions }: Options) => {
  const limit = createRateLimit({ perMinute: 6 });
  const handlers: Partial<Record<string, Handler>> = {
    subscribe: (c, tenant, posted) => {
      const token = posted?.get('token') ?? parameter(c, 'token');
      if (token) return confirm(tenant, token, posted);
      return posted ? request(c, tenant, posted) : Promise.resolve({ form: { ...empty, step: stepOf(c) } });
    },
    unsubscribed: async (c, tenant, posted) => {
      const token = posted?.get('token') ?? parameter(c, 'token') ?? '';
      if (posted) {
        await subscriptions.unsubscribe(tenant, token);
        // a mail program, which does not follow redirects (RFC 8058)
        if (posted.get('List-Unsubscribe') === 'One-Click') return c.text('Unsubscribed');
        return c.redirect(href('unsubscribed'), 303);
      }
      if (!token) return { form: { step: 'done', token, email: '' } };
      const row = await subscriptions.find(tenant, token);
      return { form: { step: row ? 'ask' : 'unknown', token, email: row?.email ?? '' } };
    },
  };

  const request = async (c: Context<AppEnv>, tenant: Tenant, posted: URLSearchParams): Promise<Answer> => {
    const typed = { email: (posted.get('email') ?? '').trim(), name: (posted.get('name') ?? '').trim() };
    const sports = sportsOf(posted);
    const again = (status: number, ...problems: SubscriptionForm['problems']) => ({
      form: { ...empty, ...typed, sports, problems },
      status,
    });
    if (!emailAddress.allows(typed.email))
      return again(422, { field: 'email', text: 'Enter an e-mail address such as name@college.edu.' });
    if (typed.name.length > 100) return again(422, { field: 'name', text: 'Enter a name of at most 100 characters.' });
    const seconds = limit.take(tenant.id, c.var.clientAddress ?? '');
    if (seconds > 0) {
      const text = `Too many requests came from your network. Try again in ${counted(seconds, 'second')}.`;
      return { ...again(429, { field: undefined, text }), waitSeconds: seconds };
    }
    // bots fill in every field; they get the same response
    if (!posted.get('website'))
      await subscriptions.subscribe(tenant, { ...typed, name: typed.name || undefined, sports });
    return c.redirect(href('subscribe', {}, { step: 'requested' }), 303);
  };

  /** Mail scanners open links, so only the posted form confirms. */
  const confirm = async (tenant: Tenant, token: string, posted: URLSearchParams | undefined): Promise<Answer> => {
    const row = posted
      ? await subscriptions.confirm(tenant, token, sportsOf(posted))
      : await subscriptions.find(tenant, token);
    if (!row) return { form: { ...empty, step: 'unknown' }, status: 404 };
    const { email, sports } = row;
    return { form: { ...empty, step: posted ? 'confirmed' : 'choose', email, sports, token } };
  };

  return createMiddleware<AppEnv>(async function subscriptionPages(c, next) {
    const { matched, tenant, api } = c.var;
    const handle = handlers[matched?.route.name ?? ''];
    if (!handle) return next();
    if (!tenant || !api) throw new Error('subscriptionPages needs the middleware of tenants and pages before it');
    const isPost = c.req.method === 'POST';
    // mail programs unsubscribe from elsewhere, and the token is their proof
    const isFromElsewhere = isPost && matched?.route.name === 'subscribe' && !isSameOrigin(c.req.raw);
    const result = isFromElsewhere ? elsewhere : await handle(c, tenant, isPost ? await postedFields(c) : undefined);
    if (result instanceof Response) return result;
    const sports = (await api.sports.list())
      .filter(({ non_sport: isOther }) => !isOther)
      .map(({ id, title }) => ({ id, title }));
    c.set('loaded', Promise.resolve({ form: result.form, sports }));
    await renderForm(c, next);
    setStatus(c, result.status);
    c.res.headers.set('Cache-Control', 'no-store');
    if (result.waitSeconds) c.res.headers.set('Retry-After', String(result.waitSeconds));
    if (parameter(c, 'token')) c.res.headers.set('Referrer-Policy', 'no-referrer');
  });
};

/** Mail programs may send multipart forms (RFC 8058). Fields with control characters, which no control sends, are dropped. */
async function postedFields(c: Context<AppEnv>): Promise<URLSearchParams> {
  const type = c.req.header('content-type') ?? '';
  const fields = type.startsWith('multipart/form-data')
    ? [...(await parseMultipart(await c.req.arrayBuffer(), type))].map(([name, value]) => [name, String(value)])
    : [...new URLSearchParams(await c.req.text())];
  return new URLSearchParams(fields.filter(([, value]) => !hasControlCharacter(value ?? '')));
}

/** The body has been read, and Hono does not parse it again as multipart. */
const parseMultipart = (bytes: ArrayBuffer, type: string): Promise<FormData> =>
  new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => new FormData());

/** A parameter of the page, whose payload has an address of its own. */
const parameter = (c: Context<AppEnv>, name: string): string | undefined =>
  c.var.pageUrl?.searchParams.get(name) ?? undefined;

const stepOf = (c: Context<AppEnv>): 'request' | 'requested' =>
  parameter(c, 'step') === 'requested' ? 'requested' : 'request';

const sportsOf = (posted: URLSearchParams): number[] =>
  posted
    .getAll('sport')
    .flatMap((text) => parseRowId(text) ?? [])
    .slice(0, 100);
