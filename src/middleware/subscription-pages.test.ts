import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Database } from '../db/client.ts';
import { mail as mailTable } from '../db/schema/mail.ts';
import { subscriber } from '../db/schema/subscription.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createSubscriptions, listSubscribers } from '../subscriptions/subscriptions.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCollege, createSport } from '../testing/factories.ts';
import { payloadAddress } from '../waku/payload-address.ts';
import type { AppEnv } from './app-env.ts';
import { pageRoute } from './page-route.ts';
import { subscriptionPages } from './subscription-pages.ts';

let database: Database;
let college: Tenant;
let other: Tenant;
let address = 1;

beforeAll(async () => {
  database = await createTestDatabase();
  college = await createCollege(database.db);
  other = await createCollege(database.db, { slug: 'summit' });
  await createSport(database.db, college.id, 'football');
});
beforeEach(async () => {
  await database.db.delete(subscriber);
  await database.db.delete(mailTable);
  address += 1;
});
afterAll(() => database.close());

const app = () => {
  const subscriptions = createSubscriptions({
    db: database.db,
    originOf: ({ canonicalHost }) => `http://${canonicalHost}`,
  });
  return (
    new Hono<AppEnv>()
      .use(async (c, next) => {
        c.set('tenant', c.req.header('x-other') ? other : college);
        c.set('clientAddress', `198.51.${address}.7`);
        c.set('api', { sports: { list: async () => [] } } as never);
        await next();
      })
      .use(pageRoute())
      .use(subscriptionPages({ subscriptions }))
      // like Waku, whose responses have no headers of the context
      .all('*', async (c) => Response.json(await c.var.loaded))
  );
};
const ownSite = { 'sec-fetch-site': 'same-origin' };
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = ownSite) =>
  app().request(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const mails = () => database.db.select().from(mailTable);
const tokenOf = async () => (await database.db.select().from(subscriber))[0]?.token ?? '';
const confirmed = async () => (await listSubscribers(database.db, college.id)).map(({ email }) => email);

test('an address receives mail only after its owner has confirmed it', async () => {
  const answer = await post('/subscribe', { email: 'Ann@Example.com', name: 'Ann', sport: '1' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/subscribe?step=requested']);
  expect(await confirmed()).toEqual([]);
  const [mail] = await mails();
  const token = await tokenOf();
  expect(mail?.text).toContain(`http://harbor.localhost/subscribe?token=${token}`);
  expect(mail?.unsubscribeUrl).toBe(`http://harbor.localhost/unsubscribed?token=${token}`);
  // mail scanners open links
  const opened = await app().request(`/subscribe?token=${token}`);
  expect(await opened.json()).toMatchObject({ form: { step: 'choose', email: 'ann@example.com' } });
  expect(await confirmed()).toEqual([]);
  await post('/subscribe', { token, sport: '1' });
  expect(await confirmed()).toEqual(['ann@example.com']);
});

test.each([
  ['cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['of a sibling host', { 'sec-fetch-site': 'same-site' }],
  ['with the origin of another site', { origin: 'https://other.example' }],
  ['without an origin', {}],
])('POST /subscribe %s → 403, and nothing is stored', async (_, headers) => {
  const answer = await post('/subscribe', { email: 'ann@example.com' }, headers);
  expect(answer.status).toBe(403);
  expect((await answer.json()).form.problems).toEqual([
    { text: 'This form was sent from another site. Please subscribe here.' },
  ]);
  expect([await tokenOf(), await mails()]).toEqual(['', []]);
});

test('mail to an address that anyone may enter contains nothing else that they entered', async () => {
  await post('/subscribe', { email: 'ann@example.com', name: 'Win $1000 at prize.example', sport: '1' });
  const [mail] = await mails();
  expect(mail).toMatchObject({ toAddress: 'ann@example.com', toName: null });
  expect(JSON.stringify(mail)).not.toContain('prize');
});

test.each(['document', 'payload'])('GET /unsubscribed?token= as a %s asks before it unsubscribes', async (kind) => {
  await post('/subscribe', { email: 'ann@example.com' });
  const page = `/unsubscribed?token=${await tokenOf()}`;
  const answer = await app().request(kind === 'payload' ? payloadAddress(page) : page);
  expect(await answer.json()).toMatchObject({ form: { step: 'ask', email: 'ann@example.com' } });
});

test('mail programs unsubscribe with one POST, without a redirect', async () => {
  await post('/subscribe', { email: 'ann@example.com' });
  const token = await tokenOf();
  await post('/subscribe', { token });
  await app().request(`/unsubscribed?token=${token}`);
  expect(await confirmed()).toEqual(['ann@example.com']);
  const fromProgram = { 'sec-fetch-site': 'none' };
  const answer = await post(`/unsubscribed?token=${token}`, { 'List-Unsubscribe': 'One-Click' }, fromProgram);
  expect(answer.status).toBe(200);
  expect(await confirmed()).toEqual([]);
});

test('mail programs may send the request to unsubscribe as a multipart form', async () => {
  await post('/subscribe', { email: 'ann@example.com' });
  const token = await tokenOf();
  await post('/subscribe', { token });
  const body = new FormData();
  body.set('List-Unsubscribe', 'One-Click');
  const answer = await app().request(`/unsubscribed?token=${token}`, { method: 'POST', body });
  expect([answer.status, await confirmed()]).toEqual([200, []]);
});

test.each(['email', 'name', 'token'])('a control character in the field %s is no server error', async (field) => {
  const answer = await post('/subscribe', { email: 'ann@example.com', [field]: 'a\u0000@example.com' });
  expect(answer.status).toBe(field === 'email' ? 422 : 303);
  expect((await database.db.select().from(subscriber)).map(({ name }) => name)).toEqual(
    field === 'email' ? [] : [null],
  );
});

test('a token of one college is unknown at another', async () => {
  await post('/subscribe', { email: 'ann@example.com' });
  const token = await tokenOf();
  const elsewhere = { ...ownSite, 'x-other': 'yes' };
  expect((await post('/subscribe', { token }, elsewhere)).status).toBe(404);
  await post('/unsubscribed', { token }, elsewhere);
  expect(await tokenOf()).toBe(token);
});

test('an address gets one confirmation an hour, and subscribing again does not change a confirmed subscription', async () => {
  await post('/subscribe', { email: 'ann@example.com', name: 'Ann' });
  await post('/subscribe', { token: await tokenOf() });
  const again = await post('/subscribe', { email: 'ann@example.com', name: 'Eve', sport: '1' });
  expect(again.headers.get('location')).toBe('/subscribe?step=requested');
  expect(await mails()).toHaveLength(1);
  expect(await listSubscribers(database.db, college.id)).toMatchObject([{ name: 'Ann', sports: [] }]);
});

test('an address that is not confirmed is deleted after seven days', async () => {
  for (const name of ['old', 'confirmed', 'recent']) await post('/subscribe', { email: `${name}@example.com` });
  await database.execute(`update subscriber set created_at = now() - interval '8 days' where email not like 'recent%'`);
  await database.execute(`update subscriber set confirmed_at = now() where email like 'confirmed%'`);
  await post('/subscribe', { email: 'new@example.com' });
  const left = (await database.db.select().from(subscriber)).map(({ email }) => email);
  expect(left.sort()).toEqual(['confirmed@example.com', 'new@example.com', 'recent@example.com']);
});

test('submissions by bots are not stored', async () => {
  const answer = await post('/subscribe', { email: 'bot@example.com', website: 'https://spam.example' });
  expect(answer.headers.get('location')).toBe('/subscribe?step=requested');
  expect([await tokenOf(), await mails()]).toEqual(['', []]);
});

test.each(['', 'ann', 'a@b, c@d.example', 'a@example.com\r\nBcc: b@example.com'])(
  'the address %j is refused',
  async (email) => {
    const answer = await post('/subscribe', { email, name: 'Ann' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ form: { name: 'Ann', problems: [{ field: 'email' }] } });
  },
);

test('a network gets six requests a minute', async () => {
  const site = app();
  const answers: Response[] = [];
  for (let index = 0; index < 7; index++) {
    const body = new URLSearchParams({ email: `a${index}@example.com` }).toString();
    answers.push(await site.request('/subscribe', { method: 'POST', body, headers: ownSite }));
  }
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 303, 429]);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
});
