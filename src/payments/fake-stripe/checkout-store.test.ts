import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { fileStore } from './checkout-store.ts';
import { createFakeStripe } from './fake-stripe.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fieldhouse-test-shop-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A process with the test shop of the folder, whose webhooks get this status in response. */
function start(status: number) {
  const received: string[] = [];
  const fake = createFakeStripe({
    secretOf: () => 'whsec_test',
    store: fileStore(folder),
    deliver: async ({ body }) => {
      received.push(JSON.parse(body).type);
      return status;
    },
  });
  const checkOut = async () => {
    const response = await fake.api.request('/v1/checkout/sessions', {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_harbor', 'idempotency-key': 'order-1' },
      body: new URLSearchParams({ success_url: 'http://harbor.localhost/orders/1', expires_at: '4102444800' }),
    });
    return (await response.json()) as { id: string; status: string };
  };
  return { ...fake, received, checkOut };
}

test('an open checkout survives a restart and can then be paid', async () => {
  const { id } = await start(200).checkOut();
  const restarted = start(200);
  expect(await restarted.checkOut()).toMatchObject({ id, status: 'open' });
  restarted.complete({ id }, 'pay');
  await restarted.idle();
  expect(restarted.received).toEqual(['checkout.session.completed']);
  expect(restarted.sessions()).toMatchObject([{ id, status: 'complete', payment_status: 'paid' }]);
});

test('an event that was not delivered before a restart is delivered once after it', async () => {
  const stopped = start(500);
  stopped.complete(await stopped.checkOut(), 'pay');
  const restarted = start(200);
  await restarted.idle();
  const later = start(200);
  await later.idle();
  expect([restarted.received, later.received]).toEqual([['checkout.session.completed'], []]);
});

test('other files are not taken for checkouts', () => {
  expect(fileStore(folder).get('../../etc/passwd')).toBeUndefined();
});
