import { Hono } from 'hono';
import { expect, test } from 'vitest';

import type { AppEnv } from './app-env.ts';
import { formEncoding } from './form-encoding.ts';
import { pageRequest } from './index.ts';

const app = new Hono<AppEnv>();
app.use(formEncoding());
app.post('*', async (c) => c.text(new URLSearchParams(await c.req.text()).get('name') ?? ''));

const urlencoded = 'application/x-www-form-urlencoded';
const post = (body: BodyInit, type: string) =>
  app.request('/', { method: 'POST', headers: { 'content-type': type }, body });
const multipart = (name: Buffer) =>
  Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n'),
    name,
    Buffer.from('\r\n--x--\r\n'),
  ]);

test.each([
  ['name=Ann+%F0%9F%98%80%E2%80%A8', 'Ann 😀\u2028'],
  ['name=100%', '100%'],
  ['name=%zz', '%zz'],
])('a form with %s is read', async (body, name) => {
  const answer = await post(body, urlencoded);
  expect([answer.status, await answer.text()]).toEqual([200, name]);
});

test.each([
  ['half of a surrogate pair', 'name=%ED%A0%BD', urlencoded],
  ['both halves as characters of their own', 'name=%ED%A0%BD%ED%B8%80', urlencoded],
  ['Latin-1', 'name=Ren%E9', `${urlencoded}; charset=iso-8859-1`],
  ['a field name of other bytes', '%FF=1', urlencoded],
  ['raw bytes', Buffer.from([0x61, 0x3d, 0xe9]), urlencoded],
  ['half of a surrogate pair in a part', multipart(Buffer.from([0xed, 0xa0, 0xbd])), 'multipart/form-data; boundary=x'],
])('a form with %s is refused', async (_, body, type) => {
  const answer = await post(body, type);
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('not UTF-8')]);
});

test('escapes in a part of a form are text', async () => {
  expect((await post(multipart(Buffer.from('100%E9')), 'multipart/form-data; boundary=x')).status).toBe(200);
});

test('it comes before all middleware that reads forms', () => {
  const names = pageRequest({ staff: {} } as never).map(({ name }) => name);
  const readers = names.filter((name) => ['login', 'forms', 'subscriptionPages', 'accountPages'].includes(name));
  expect(readers).toHaveLength(4);
  expect(Math.min(...readers.map((name) => names.indexOf(name)))).toBeGreaterThan(names.indexOf('formEncoding'));
});
