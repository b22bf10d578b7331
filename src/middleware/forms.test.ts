import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';

import type { Tenant } from '../domain/tenant.ts';
import type { Submitted } from '../submissions/forms.ts';
import type { AppEnv } from './app-env.ts';
import { forms } from './forms.ts';
import { pageRoute } from './page-route.ts';

const tenant = { id: 1, slug: 'harbor' } as Tenant;

let answer: Submitted | undefined;
let received: URLSearchParams[];
beforeEach(() => {
  answer = { reference: 'K7F2-9QXM', isHeld: false };
  received = [];
});

const app = new Hono<AppEnv>();
app.use(async (c, next) => {
  c.set('tenant', tenant);
  const payment = { enabled: c.req.path.endsWith('/4') };
  c.set('api', { forms: { get: async () => ({ payment }) } } as never);
  return next();
});
app.use(pageRoute());
app.use(
  forms({
    forms: {
      renderToken: async (_, formId, renderedAt) =>
        `new token of ${formId}${renderedAt ? ` opened at ${renderedAt}` : ''}`,
      paymentProblem: async () => undefined,
      isTestPayment: async () => false,
      submit: async ({ body }) => {
        received.push(body);
        return answer;
      },
    },
    payments: { formTargets: async () => ['https://pay.example'] },
  }),
);
// like Waku, whose responses have no headers of the context
app.all('*', (c) => Response.json({ method: c.req.raw.method, form: c.var.form ?? null, targets: c.var.formTargets }));

const page = 'http://harbor.localhost/form/3';
const post = (body: string, headers: Record<string, string> = {}, address = page) =>
  app.request(address, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
  });
const script = { accept: 'application/json' };

test('POST /form/{id} → 303 to the confirmation, so that a reload submits nothing', async () => {
  const response = await post('field-a=x&token=t');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/form/3?sent=K7F2-9QXM']);
  expect(received[0]?.get('field-a')).toBe('x');
});

test('POST /protected/form/{id} of a held submission → the same page with its notice', async () => {
  answer = { reference: 'K7F2-9QXM', isHeld: true };
  const response = await post('', {}, page.replace('/form', '/protected/form'));
  expect(response.headers.get('location')).toBe('/protected/form/3?sent=K7F2-9QXM&review=yes');
});

test('POST of a paid form → 303 to the checkout', async () => {
  answer = { checkout: 'https://pay.example/1' };
  expect((await post('')).headers.get('location')).toBe('https://pay.example/1');
});

test('POST with errors → 422 and the page with the values and a new token', async () => {
  const problems = [{ fieldId: 'a', control: 'field-a', message: 'A is required.' }];
  answer = { status: 422, notice: 'Sorry', problems };
  const response = await post('field-b=1&field-b=2&coupon=C&leave-empty=x&token=old');
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    method: 'GET',
    form: { token: 'new token of 3', notice: 'Sorry', problems, typed: { 'field-b': ['1', '2'], coupon: ['C'] } },
  });
});

test('POST with errors → a token that keeps the time at which the form was opened', async () => {
  answer = { status: 422, renderedAt: 7 };
  expect((await (await post('')).json()).form).toMatchObject({ token: 'new token of 3 opened at 7' });
  expect(await (await post('', script)).json()).toEqual({ problems: [], token: 'new token of 3 opened at 7' });
});

test('POST by a script → the same as JSON', async () => {
  expect(await (await post('', script)).json()).toEqual({ redirect: '/form/3?sent=K7F2-9QXM' });
  answer = { status: 429, notice: 'Wait', waitSeconds: 30 };
  const response = await post('', script);
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await response.json()).toEqual({ notice: 'Wait', problems: [], token: 'new token of 3' });
});

test.each([
  [
    'from another site',
    403,
    { 'sec-fetch-site': 'cross-site' },
    'This form was sent from another site. Check your answers and submit it here.',
  ],
  [
    'of another type',
    415,
    { 'content-type': 'multipart/form-data; boundary=x' },
    'This form is sent as application/x-www-form-urlencoded. Submit it here.',
  ],
])('POST %s → %s, and nothing is read', async (_, status, headers, notice) => {
  const response = await post('field-a=x', headers);
  expect(response.status).toBe(status);
  expect((await response.json()).form).toMatchObject({ notice });
  expect(received).toEqual([]);
});

test.each([
  ['/form/4', 'GET', ['https://pay.example']],
  ['/form/4', 'POST', ['https://pay.example']],
  ['/form/3', 'GET', undefined],
  ['/form/3', 'POST', undefined],
  ['/forms', 'GET', undefined],
])('%s by %s admits the payment provider: %j', async (path, method, targets) => {
  answer = { status: 422 };
  const address = new URL(path, page).href;
  const response = await (method === 'GET' ? app.request(address) : post('', {}, address));
  expect((await response.json()).targets).toEqual(targets);
});

test('POST of a form that does not exist → 404', async () => {
  answer = undefined;
  expect((await post('', script)).status).toBe(404);
});
