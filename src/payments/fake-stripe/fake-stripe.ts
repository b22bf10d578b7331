import { createHash, randomUUID } from 'node:crypto';

import { type Context, Hono } from 'hono';

import type { InlineCode } from '../../routing/inline-code.ts';
import { checkoutPage } from './checkout-page.ts';
import { type CheckoutStore, type FakeCheckout, memoryStore } from './checkout-store.ts';
import { readFields } from './form-fields.ts';
import { createRefund, type FakeRefund } from './refunds.ts';
import { createSession, type FakeSession, paymentOf, sessionOf } from './sessions.ts';
import { createWebhooks, type Deliver, eventBody } from './webhooks.ts';

type Options = {
  deliver: Deliver;
  /** Signing secret of an account, which is named by its API key. */
  secretOf: (account: string) => string;
  delays?: () => readonly number[];
  /** Origin of its pages; by default the host of the shop. */
  pageOrigin?: string;
  /** Folder of its state; by default it is in memory. */
  store?: CheckoutStore;
};

/** The actions that the test shop's page offers for a session. */
type Action = 'pay' | 'fail';

/** A fake of the part of Stripe's HTTP API that the site uses, with a checkout page. For samples and tests. */
export function createFakeStripe({ pageOrigin, store = memoryStore(), ...webhookOptions }: Options) {
  const webhooks = createWebhooks(webhookOptions);

  const deliver = ({ session: { id, account } }: FakeCheckout, body: string) =>
    webhooks.send(account, body, () => {
      const checkout = store.get(id);
      if (checkout) store.put({ ...checkout, events: checkout.events.filter((each) => each !== body) });
    });
  /** Stores a changed checkout with the event about the change, and sends the event. */
  const emit = (checkout: FakeCheckout, type: string, object: object) => {
    const body = eventBody(type, object);
    checkout.events.push(body);
    store.put(checkout);
    deliver(checkout, body);
  };
  const end = (checkout: FakeCheckout) => {
    checkout.session.status = 'expired';
    emit(checkout, 'checkout.session.expired', checkout.session);
  };
  /** A checkout, which expires automatically. */
  const find = (id: string): FakeCheckout | undefined => {
    const checkout = store.get(id);
    if (checkout?.session.status === 'open' && checkout.session.expires_at * 1000 < Date.now()) end(checkout);
    return checkout;
  };
  const complete = ({ id }: Pick<FakeSession, 'id'>, action: Action) => {
    const checkout = store.get(id);
    if (checkout?.session.status !== 'open') return;
    const { session } = checkout;
    session.status = 'complete';
    if (action === 'pay') Object.assign(session, { payment_status: 'paid', payment_intent: paymentOf(id) });
    emit(checkout, 'checkout.session.completed', session);
    if (action === 'fail') emit(checkout, 'checkout.session.async_payment_failed', session);
  };
  /** Simulates the buyer's bank returning a refund, as banks do for closed accounts. */
  const failRefund = ({ id, payment_intent: paymentId }: FakeRefund) => {
    const checkout = store.get(sessionOf(paymentId));
    const made = checkout?.refunds.find((refund) => refund.id === id);
    if (!checkout || !made) throw new Error(`There is no refund ${id}`);
    made.status = 'failed';
    emit(checkout, 'refund.failed', made);
  };

  const app = new Hono();
  const missing = (c: Context) => failure(c, 404, 'invalid_request_error', 'No such object.');
  const otherRequest = (c: Context) => failure(c, 400, 'idempotency_error', 'The key was used with other parameters.');

  app.post('/v1/checkout/sessions', async (c) => {
    const [request, account, hash] = [await c.req.text(), accountOf(c), keyHash(c)];
    const session = createSession(request, { hash, account, pageOrigin });
    const known = store.get(session.id);
    if (known && known.requests[session.id] !== request) return otherRequest(c);
    // a repeated request gets the same response, even after the checkout was paid
    if (!known) store.put({ session, refunds: [], requests: { [session.id]: request }, events: [] });
    return c.json({ ...session });
  });
  app.get('/v1/checkout/sessions', (c) => {
    const session = find(sessionOf(c.req.query('payment_intent') ?? ''))?.session;
    const data = session?.payment_intent && session.account === accountOf(c) ? [session] : [];
    return c.json({ object: 'list', data, has_more: false, url: '/v1/checkout/sessions' });
  });
  app.get('/v1/checkout/sessions/:id', (c) => {
    const session = find(c.req.param('id'))?.session;
    return session?.account === accountOf(c) ? c.json(session) : missing(c);
  });
  app.post('/v1/checkout/sessions/:id/expire', (c) => {
    const checkout = find(c.req.param('id'));
    if (checkout?.session.account !== accountOf(c)) return missing(c);
    if (checkout.session.status !== 'open') return failure(c, 400, 'invalid_request_error', 'The session is not open.');
    end(checkout);
    return c.json(checkout.session);
  });
  app.post('/v1/refunds', async (c) => {
    const [request, id] = [await c.req.text(), `re_${keyHash(c)}`];
    const fields = readFields(request);
    const checkout = store.get(sessionOf(String(fields['payment_intent'])));
    if (checkout?.session.account !== accountOf(c)) return missing(c);
    const { requests, refunds, session } = checkout;
    if (requests[id] !== undefined && requests[id] !== request) return otherRequest(c);
    const known = refunds.find((refund) => refund.id === id);
    const made = known ?? createRefund(id, fields, checkout);
    if (!made)
      return failure(c, 400, 'invalid_request_error', 'The amount is larger than what is left of the payment.');
    if (!known) {
      refunds.push(made);
      requests[id] = request;
      emit(checkout, 'charge.refunded', { object: 'charge', payment_intent: session.payment_intent });
    }
    return c.json(made);
  });
  app.get('/v1/refunds', (c) => {
    const checkout = store.get(sessionOf(c.req.query('payment_intent') ?? ''));
    const data = checkout?.session.account === accountOf(c) ? checkout.refunds : [];
    return c.json({ object: 'list', data, has_more: false, url: '/v1/refunds' });
  });

  const pages = new Hono<{ Variables: { inlineCode?: InlineCode } }>();
  pages.get('/test-shop/checkout/:id', (c) => {
    const session = find(c.req.param('id'))?.session;
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    return c.html(checkoutPage(session, c.var.inlineCode), session ? 200 : 404);
  });
  pages.post('/test-shop/checkout/:id', async (c) => {
    const session = find(c.req.param('id'))?.session;
    if (!session) return c.html(checkoutPage(undefined, c.var.inlineCode), 404);
    const action = new URLSearchParams(await c.req.text()).get('action');
    if (action === 'pay' || action === 'fail') complete(session, action);
    return c.redirect(session.success_url ?? '/', 303);
  });

  // an earlier process stopped before these were delivered
  for (const checkout of store.list()) for (const body of checkout.events) deliver(checkout, body);

  return {
    api: app,
    pages,
    idle: webhooks.idle,
    sessions: () => store.list().map(({ session }) => session),
    refunds: () => store.list().flatMap(({ refunds }) => refunds),
    failRefund,
    complete,
  };
}

const accountOf = (c: Context): string => (c.req.header('authorization') ?? '').replace(/^Bearer /, '');

/** Identifies what a request creates: the same for the same account and idempotency key. */
const keyHash = (c: Context): string =>
  createHash('sha256')
    .update(`${accountOf(c)} ${c.req.header('idempotency-key') ?? randomUUID()}`)
    .digest('hex')
    .slice(0, 32);

const failure = (c: Context, status: 400 | 404, type: string, message: string) =>
  c.json({ error: { type, message } }, status);
