import { Hono } from 'hono';
import { expect, test } from 'vitest';

import type { OrderView } from '../domain/payments/order-view.ts';
import type { Tenant } from '../domain/tenant.ts';
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
      payments: { findOrder, checkOut: async () => undefined, formTargets: async () => ['https://pay.example'] },
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

test('GET /order/{reference} of an open order does not wait, and its form leads to the provider', async () => {
  expect(await (await appPaidAt(2).request(address)).json()).toEqual({
    order: { status: 'open' },
    formTargets: ['https://pay.example'],
  });
});
