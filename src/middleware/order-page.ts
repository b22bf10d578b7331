import { setTimeout as wait } from 'node:timers/promises';

import { createMiddleware } from 'hono/factory';

import type { Payments } from '../payments/create-payments.ts';
import type { AppEnv } from './app-env.ts';
import { renderForm } from './render-form.ts';

type Options = { payments: Pick<Payments, 'findOrder' | 'checkOut' | 'formTargets'> };

/** Three seconds: the provider's report usually arrives soon after the buyer returns. */
const [maxPolls, pollMs] = [12, 250];

const noStore = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

/**
 * The page of an order. POST redirects to the provider's payment page, and so does GET with `?pay=true`, the address after a form, by
 * which only buyers who come to pay keep their place longer. Responses are not stored.
 */
export const orderPage = ({ payments }: Options) =>
  createMiddleware<AppEnv>(async function orderPage(c, next) {
    const { matched, tenant, pageUrl } = c.var;
    if (matched?.route.name !== 'order') return next();
    if (!tenant) throw new Error('orderPage needs the tenant middleware before it');
    const { reference = '' } = matched.params;
    if (c.req.method === 'POST' || (c.req.method === 'GET' && pageUrl?.searchParams.get('pay') === 'true')) {
      // a soft navigation cannot leave the site: after a 409 the browser loads the document
      if (c.var.isPayload) return c.text('Elsewhere', 409, noStore);
      const target = await payments.checkOut(tenant, reference);
      if (target !== undefined) return c.body(null, 303, { ...noStore, Location: target });
    }
    let order = await payments.findOrder(tenant, reference);
    const hasReturned = pageUrl?.searchParams.get('returned') === 'true';
    for (let polls = 0; hasReturned && order?.status === 'open' && polls < maxPolls; polls++) {
      await wait(pollMs);
      order = await payments.findOrder(tenant, reference);
    }
    c.set('loaded', Promise.resolve(order && { order }));
    if (order?.status === 'open') c.set('formTargets', await payments.formTargets(tenant));
    await renderForm(c, next);
    c.res.headers.set('Cache-Control', 'no-store');
    c.res.headers.set('Referrer-Policy', 'no-referrer');
  });
