import { randomUUID } from 'node:crypto';

import { type Context, Hono } from 'hono';

import { checkoutPage } from './checkout-page.ts';
import { readFields } from './form-fields.ts';
import { createSession, type FakeSession } from './sessions.ts';
import { createWebhooks, type Deliver } from './webhooks.ts';

type Options = {
  deliver: Deliver;
  /** Signing secret of an account, which is named by its API key. */
  secretOf: (account: string) => string;
  delays?: () => readonly number[];
  /** Where its pages are; by default at the host of the shop. */
  pageOrigin?: string;
};

type FakeRefund = {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  currency: string;
  status: 'succeeded' | 'failed';
  metadata: object;
};

/** What the page of a test shop can do with a session. */
type Action = 'pay' | 'fail';

/** The part of Stripe's HTTP API that the site uses, with the page of Checkout, in memory. For samples and tests. */
export function createFakeStripe({ pageOrigin, ...webhookOptions }: Options) {
  const sessions = new Map<string, FakeSession>();
  const refunds: FakeRefund[] = [];
  const answers = new Map<string, { request: string; answer: object }>();
  const webhooks = createWebhooks(webhookOptions);

  /** A session of the account, which expires by itself. */
  const find = (id: string): FakeSession | undefined => {
    const session = sessions.get(id);
    if (session?.status === 'open' && session.expires_at * 1000 < Date.now()) end(session);
    return session;
  };
  const end = (session: FakeSession) => {
    session.status = 'expired';
    webhooks.emit(session.account, 'checkout.session.expired', session);
  };
  const complete = (session: FakeSession, action: Action) => {
    if (session.status !== 'open') return;
    session.status = 'complete';
    if (action === 'pay') {
      session.payment_status = 'paid';
      session.payment_intent = `pi_${randomUUID().replaceAll('-', '')}`;
    }
    webhooks.emit(session.account, 'checkout.session.completed', session);
    if (action === 'fail') webhooks.emit(session.account, 'checkout.session.async_payment_failed', session);
  };
  const refund = (body: string, account: string): FakeRefund | undefined => {
    const { payment_intent: paymentId, amount, metadata = {} } = readFields(body);
    const paid = [...sessions.values()].find(
      (session) => session.payment_intent === paymentId && session.account === account,
    );
    const returned = refunds
      .filter((each) => each.payment_intent === paymentId && each.status !== 'failed')
      .reduce((sum, each) => sum + each.amount, 0);
    if (!paid || typeof paymentId !== 'string' || Number(amount) + returned > (paid.amount_total ?? 0))
      return undefined;
    const made: FakeRefund = {
      id: `re_${randomUUID().replaceAll('-', '')}`,
      object: 'refund',
      payment_intent: paymentId,
      amount: Number(amount),
      currency: paid.currency ?? 'usd',
      status: 'succeeded',
      metadata: Object(metadata),
    };
    refunds.push(made);
    webhooks.emit(account, 'charge.refunded', { id: `ch_${paymentId}`, object: 'charge', payment_intent: paymentId });
    return made;
  };
  /** The bank of the buyer returns a refund, as it does for closed accounts. */
  const failRefund = (made: FakeRefund, account: string) => {
    made.status = 'failed';
    webhooks.emit(account, 'refund.failed', made);
  };

  const app = new Hono();
  /** Repeats the answer to an idempotency key; other parameters with the same key are an error. */
  const once = async (c: Context, answer: (body: string, account: string) => object | undefined) => {
    const [body, account] = [await c.req.text(), accountOf(c)];
    const key = `${account} ${c.req.header('idempotency-key') ?? randomUUID()}`;
    const known = answers.get(key);
    if (known && known.request !== body)
      return failure(c, 400, 'idempotency_error', 'The key was used with other parameters.');
    const answered = known?.answer ?? answer(body, account);
    if (!answered) return failure(c, 400, 'invalid_request_error', 'The parameters are not valid.');
    answers.set(key, { request: body, answer: answered });
    return c.json(answered);
  };
  const missing = (c: Context) => failure(c, 404, 'invalid_request_error', 'No such object.');

  app.post('/v1/checkout/sessions', (c) =>
    once(c, (body, account) => {
      const session = createSession(body, account, pageOrigin);
      sessions.set(session.id, session);
      return { ...session };
    }),
  );
  app.get('/v1/checkout/sessions/:id', (c) => {
    const session = find(c.req.param('id'));
    return session?.account === accountOf(c) ? c.json(session) : missing(c);
  });
  app.post('/v1/checkout/sessions/:id/expire', (c) => {
    const session = find(c.req.param('id'));
    if (session?.account !== accountOf(c)) return missing(c);
    if (session.status !== 'open') return failure(c, 400, 'invalid_request_error', 'The session is not open.');
    end(session);
    return c.json(session);
  });
  app.post('/v1/refunds', (c) => once(c, refund));
  app.get('/v1/refunds', (c) => {
    const data = refunds.filter((each) => each.payment_intent === c.req.query('payment_intent'));
    return c.json({ object: 'list', data, has_more: false, url: '/v1/refunds' });
  });

  const pages = new Hono<{ Variables: { secureHeadersNonce?: string } }>();
  pages.get('/test-shop/checkout/:id', (c) => {
    const session = find(c.req.param('id'));
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    return c.html(checkoutPage(session, c.var.secureHeadersNonce), session ? 200 : 404);
  });
  pages.post('/test-shop/checkout/:id', async (c) => {
    const session = find(c.req.param('id'));
    if (!session) return c.html(checkoutPage(undefined, c.var.secureHeadersNonce), 404);
    const action = new URLSearchParams(await c.req.text()).get('action');
    if (action === 'pay' || action === 'fail') complete(session, action);
    return c.redirect(session.success_url ?? '/', 303);
  });

  return {
    api: app,
    pages,
    idle: webhooks.idle,
    sessions: (): FakeSession[] => [...sessions.values()],
    refunds,
    failRefund,
    complete,
  };
}

const accountOf = (c: Context): string => (c.req.header('authorization') ?? '').replace(/^Bearer /, '');

const failure = (c: Context, status: 400 | 404, type: string, message: string) =>
  c.json({ error: { type, message } }, status);
