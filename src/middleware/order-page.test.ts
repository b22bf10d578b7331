import { Hono } from 'hono';
import { expect, test } from 'vitest';

import type { Tenant } from '../domain/tenant.ts';
import type { OrderView } from '../forms/payments/order-view.ts';
import { payloadAddress } from '../waku/payload-address.ts';
import type { AppEnv } from './app-env.ts';
import { orderPage } from './order-page.ts';
import { pageRoute } from './page-route.ts';

const tenant = { id: 1, slug: 'harbor' } as Tenant;

/** An app whose order is paid at the given lookup. */
const appPaidAt = (lookup: number) => {
  let lookups = 0;
  const findOrder = async () => ({ status: ++lookups < lookup ? 'open' : 'paid' }) as OrderView;
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set('tenant', tenant);
    return next();
  });
  app.use(pageRoute());
  app.use(
    orderPage({
      payments: {
        findOrder,
        checkOut: async () => 'https://pay.example/1',
        formTargets: async () => ['https://pay.example'],
      },
    }),
  );
  app.all('*', async (c) => c.json({ ...(await c.var.loaded), formTargets: c.var.formTargets }));
  return app;
};
const address = 'http://harbor.localhost/order/40f5c66b8731cbe3e87cda2a8ef000ec';

test('GET /order/{reference}?returned=true waits for the report of the payment', async () => {
  const response = await appPaidAt(2).request(`${address}?returned=true`);
  expect(await response.json()).toEqual({ order: { status: 'paid' } });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['GET', '?pay=true', 303],
  ['POST', '', 303],
  ['HEAD', '?pay=true', 200],
  ['GET', '?pay=false', 200],
])(
  '%s /order/{reference}%s → %i: the buyer who comes to pay goes to the payment page',
  async (method, query, status) => {
    const response = await appPaidAt(2).request(address + query, { method });
    expect([response.status, response.headers.get('location')]).toEqual([
      status,
      status === 303 ? 'https://pay.example/1' : null,
    ]);
    expect([response.headers.get('cache-control'), response.headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
  },
);

test('a soft navigation to the payment page → 409, after which the browser loads it', async () => {
  const path = payloadAddress(`${new URL(address).pathname}?pay=true`);
  expect((await appPaidAt(2).request(`http://harbor.localhost${path}`)).status).toBe(409);
});

test('GET /order/{reference} of an open order does not wait, and its form leads to the provider', async () => {
  expect(await (await appPaidAt(2).request(address)).json()).toEqual({
    order: { status: 'open' },
    formTargets: ['https://pay.example'],
  });
});
