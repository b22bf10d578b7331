import { expect, test } from 'vitest';

import { allowedMethods } from '../middleware/allowed-methods.ts';
import { testApp } from '../middleware/testing/test-app.ts';
import { createFakeStripe } from '../payments/fake-stripe/fake-stripe.ts';
import { webhookApp } from '../payments/webhook-app.ts';
import { pushApp } from '../push/push-app.ts';

const none = {} as never;
const apps: { routes: { method: string; path: string }[] }[] = [
  pushApp({ database: { db: none }, findTenant: none, log: none }),
  webhookApp({ payments: none, findTenant: none, log: none }),
  createFakeStripe({ deliver: none, secretOf: none }).pages,
];
const written = apps
  .flatMap(({ routes }) => routes)
  .filter(({ method }) => !['GET', 'ALL'].includes(method))
  .map(({ method, path }) => [method, path.replaceAll(/:\w+/g, 'a')]);

test('the apps have routes that take other methods', () => expect(written.length).toBeGreaterThan(3));

test.each(written)('%s %s reaches its app', async (method = '', path = '') => {
  expect(await (await testApp(allowedMethods()).request(path, { method })).text()).toBe('ok');
});
