import { beforeEach, expect, test } from 'vitest';

import type { Tenant } from '../domain/tenant.ts';
import type { Refused } from './provider.ts';
import { webhookApp } from './webhook-app.ts';

const harbor = { id: 1, slug: 'harbor' } as Tenant;

let result: 'handled' | Refused | undefined | Error;
let received: { tenant: Tenant; provider: string; body: string }[];
let logged: object[];
beforeEach(() => {
  result = 'handled';
  received = [];
  logged = [];
});

const app = webhookApp({
  findTenant: async ({ url }) =>
    new URL(url).hostname === 'harbor.localhost' ? harbor : new Response('Unknown host', { status: 404 }),
  payments: {
    receive: async (tenant, provider, { body }) => {
      received.push({ tenant, provider, body });
      if (result instanceof Error) throw result;
      return result;
    },
  },
  log: {
    warn: (fields: object) => void logged.push(fields),
    error: (fields: object) => void logged.push(fields),
  } as never,
});
const post = (host = 'harbor', provider = 'stripe') =>
  app.request(`http://${host}.localhost/payments/webhooks/${provider}`, { method: 'POST', body: '{"id": "evt_1"}' });

test('POST /payments/webhooks/{provider} → 200, with the body as signed', async () => {
  expect((await post()).status).toBe(200);
  expect(received).toEqual([{ tenant: harbor, provider: 'stripe', body: '{"id": "evt_1"}' }]);
  expect(logged).toEqual([]);
});

test.each<[string, typeof result, number, string]>([
  [
    'with a forged signature',
    { refused: 'The signature is not valid or has expired.' },
    400,
    'The signature is not valid or has expired.',
  ],
  ['of another provider', undefined, 404, 'The college has no payment provider \\"stripe\\".'],
  ['that cannot be stored', new Error('The database is away'), 500, 'The report could not be handled.'],
])(
  'a report %s → a status by which the provider knows what to do, and the reason',
  async (_, given, status, reason) => {
    result = given;
    const response = await post();
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(reason)]);
    expect(JSON.stringify(logged)).not.toContain('evt_1');
  },
);

test('a report at an unknown host reaches no college', async () => {
  expect((await post('nowhere')).status).toBe(404);
  expect(received).toEqual([]);
});
