import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Database } from '../db/client.ts';
import { loginAttempt, staffSession } from '../db/schema/staff.ts';
import { createAccount } from '../staff/accounts.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import { createHiddenSite, type HiddenSite } from '../testing/hidden-site.ts';
import { payloadAddress } from '../waku/payload-address.ts';
import { sessionCookieName } from '../web/session-cookie.ts';

let database: Database;
let site: HiddenSite;
const email = 'dana@harbor.example.edu';
const password = 'a long enough sentence';

beforeAll(async () => {
  database = await createTestDatabase();
  const { id } = await createCollege(database.db);
  await createAccount(database.db, id, { email, name: 'Dana Whistle', password }, 'anna');
  site = await createHiddenSite(database);
});
beforeEach(async () => {
  await database.db.delete(staffSession);
  await database.db.delete(loginAttempt);
});
afterAll(async () => {
  await site.close();
  await database.close();
});

const cookiesOf = (response: Response) => response.headers.getSetCookie();
const cookieValue = (response: Response, name: string) =>
  cookiesOf(response)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .split(';')[0];

/** The log-in page as a browser gets it: its token and its cookie. */
async function open(path = '/login', cookie = '') {
  const response = await site.request(path, { headers: { cookie } });
  const { login, staff } = await response.json();
  const secret = cookieValue(response, '__Host-fieldhouse_form');
  return { response, login, staff, cookie: secret ? `__Host-fieldhouse_form=${secret}` : cookie };
}

const own = { origin: 'http://harbor.localhost', 'content-type': 'application/x-www-form-urlencoded' };
const send = (form: Record<string, string>, headers: Record<string, string> = {}) => {
  const body = new URLSearchParams(form).toString();
  return site.request('/login', {
    method: 'POST',
    body,
    headers: { ...own, 'content-length': String(body.length), ...headers },
  });
};
async function logIn(form: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const { login, cookie } = await open();
  return send({ token: login.token, email, password, ...form }, { cookie, ...headers });
}
const problems = async (response: Response) =>
  (await response.json()).login.problems.map(({ text }: { text: string }) => text);
const sessions = async () => (await database.db.select().from(staffSession)).length;

describe('GET /login', () => {
  test('returns an uncached, unindexed form and a cookie for this host', async () => {
    const { response, login } = await open('/login?return=%2Fhidden%2Fsports%2Ffootball%2Froster');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(cookiesOf(response)).toEqual([
      expect.stringMatching(/^__Host-fieldhouse_form=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/),
    ]);
    expect(login).toMatchObject({ returnTo: '/hidden/sports/football/roster', problems: [], email: '' });
  });

  test('does not reveal the cookie in the form', async () => {
    const { login, cookie } = await open();
    expect(JSON.stringify(login)).not.toContain(cookie.split('=')[1]);
  });

  test('leads to the same page after a soft navigation as after a document', async () => {
    const { login } = await open(payloadAddress('/login?return=%2Fhidden%2Fsports%2Ffootball%2Froster'));
    expect(login).toMatchObject({ returnTo: '/hidden/sports/football/roster' });
  });

  test('ignores any other page to return to', async () => {
    expect((await open('/login?return=%2F%2Fevil.example')).login).not.toHaveProperty('returnTo');
  });
});

describe('POST /login', () => {
  test('with the right password starts a session for this host only and redirects to the requested page', async () => {
    const response = await logIn({ return: '/hidden/sports/football/roster?view=table' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/hidden/sports/football/roster?view=table',
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(cookiesOf(response)).toEqual([
      expect.stringMatching(
        /^__Host-fieldhouse_session=[\w-]{43}; Max-Age=604800; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-fieldhouse_device=[\w-]{43}; Max-Age=31536000; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
      ),
      '__Host-fieldhouse_form=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Strict',
    ]);
    const { staff } = await open('/login', `${sessionCookieName}=${cookieValue(response, sessionCookieName)}`);
    expect(staff).toMatchObject({ name: 'Dana Whistle', email });
  });

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', ''])('never leads to %j', async (target) => {
    expect((await logIn({ return: target })).headers.get('location')).toBe('/');
  });

  test.each<[string, Record<string, string>]>([
    ['a wrong password', { password: 'something else' }],
    ['an unknown address', { email: 'nobody@harbor.example.edu' }],
  ])('with %s shows the form again with the e-mail address, the same message and no session', async (_, form) => {
    const response = await logIn(form);
    expect(response.status).toBe(422);
    expect(cookiesOf(response)).toEqual([]);
    const { login } = await response.json();
    expect(login).toMatchObject({
      email: form['email'] ?? email,
      problems: [{ text: 'The e-mail address or the password is not correct.' }],
    });
    expect(JSON.stringify(login)).not.toContain('something else');
  });

  test('names the missing fields', async () => {
    expect(await problems(await logIn({ email: 'dana', password: '' }))).toEqual([
      'Enter your e-mail address, such as name@college.edu.',
      'Enter your password.',
    ]);
  });

  test('after too many failed attempts has Retry-After', async () => {
    for (let count = 0; count < 10; count++) await logIn({ password: 'wrong' });
    const response = await logIn();
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(await problems(response)).toEqual(['Too many failed attempts. Please wait 15 minutes.']);
  });

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['that says where it comes from in another way', { 'sec-fetch-site': 'cross-site' }],
    ['of a page without an origin', { origin: 'null' }],
  ])('of a form %s is refused before it is parsed', async (_, headers) => {
    expect((await logIn({}, headers)).status).toBe(403);
    expect(await sessions()).toBe(0);
  });

  test.each([
    ['no token', { token: '' }],
    ['another token', { token: 'x'.repeat(43) }],
  ])('with %s is refused', async (_, form) => {
    expect((await logIn(form)).status).toBe(403);
    expect(await sessions()).toBe(0);
  });

  test('with the token of another browser is refused', async () => {
    const [mine, theirs] = [await open(), await open()];
    expect((await send({ token: theirs.login.token, email, password }, { cookie: mine.cookie })).status).toBe(403);
  });

  test('with no cookie is refused', async () => {
    const { login } = await open();
    expect((await send({ token: login.token, email, password })).status).toBe(403);
  });

  test('with another content type is refused', async () => {
    const response = await logIn({}, { 'content-type': 'text/plain' });
    expect(response.status).toBe(415);
    expect(await problems(response)).toEqual([
      'This form is sent as application/x-www-form-urlencoded. Please fill it in here.',
    ]);
  });

  test('ends an existing session, which prevents session fixation', async () => {
    const first = await logIn();
    const old = `${sessionCookieName}=${cookieValue(first, sessionCookieName)}`;
    const { login } = await open('/login', old);
    const second = await send({ token: login.token, email, password }, { cookie: old });
    expect(cookieValue(second, sessionCookieName)).not.toBe(cookieValue(first, sessionCookieName));
    expect((await open('/login', old)).staff).toBeUndefined();
    expect(await sessions()).toBe(1);
  });

  test('ignores a session token that the server did not issue', async () => {
    const planted = `${sessionCookieName}=${'p'.repeat(43)}`;
    const { login, cookie } = await open();
    const response = await send({ token: login.token, email, password }, { cookie: `${cookie}; ${planted}` });
    expect(cookieValue(response, sessionCookieName)).not.toBe('p'.repeat(43));
  });
});

describe('POST /login with the log-out', () => {
  test('ends the session in the database and clears the cookie and the cache', async () => {
    const cookie = `${sessionCookieName}=${cookieValue(await logIn(), sessionCookieName)}`;
    const { login } = await open('/login', cookie);
    const response = await send({ token: login.token, intent: 'log-out' }, { cookie });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/login?ended=true']);
    expect(cookiesOf(response)).toEqual([`${sessionCookieName}=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Lax`]);
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect(await sessions()).toBe(0);
  });

  test('from another site does not end the session', async () => {
    const cookie = `${sessionCookieName}=${cookieValue(await logIn(), sessionCookieName)}`;
    const { login } = await open('/login', cookie);
    expect(
      (await send({ token: login.token, intent: 'log-out' }, { cookie, origin: 'https://evil.example' })).status,
    ).toBe(403);
    expect((await send({ token: '', intent: 'log-out' }, { cookie })).status).toBe(403);
    expect(await sessions()).toBe(1);
  });
});

test('no other page accepts a form', async () => {
  const headers = { ...own, 'content-length': '0' };
  for (const path of ['/', '/sports/football', '/RSC/R/login.txt', '/hidden/sports/football/roster'])
    expect((await site.request(path, { method: 'POST', headers })).status, path).toBe(405);
});
