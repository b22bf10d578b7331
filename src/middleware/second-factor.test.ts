import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { Database } from '../db/client.ts';
import { loginAttempt, staffFactor, staffSession } from '../db/schema/staff.ts';
import { href } from '../routing/routes.ts';
import { createAccount } from '../staff/accounts.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import { createHiddenSite, type HiddenSite } from '../testing/hidden-site.ts';
import { sessionCookieName } from '../web/session-cookie.ts';

let database: Database;
let site: HiddenSite;
const email = 'dana@harbor.example.edu';
const password = 'a long enough sentence';
const account = href('hiddenAccount');
const factorPage = href('hiddenFactor');
const start = Temporal.Now.instant();

beforeAll(async () => {
  database = await createTestDatabase();
  const { id } = await createCollege(database.db);
  await createAccount(database.db, id, { email, name: 'Dana Whistle', password }, 'anna');
  site = await createHiddenSite(database);
});
beforeEach(async () => {
  for (const table of [staffSession, staffFactor, loginAttempt]) await database.db.delete(table);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await site.close();
  await database.close();
});

/** A browser that keeps its cookies. */
class Browser {
  readonly #cookies = new Map<string, string>();
  #token = '';

  async get(path: string) {
    return this.#read(await site.request(path, { headers: { cookie: this.#cookie() } }));
  }

  async post(path: string, form: Record<string, string>) {
    const body = new URLSearchParams({ token: this.#token, ...form }).toString();
    const headers = {
      cookie: this.#cookie(),
      origin: 'http://harbor.localhost',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
    };
    return this.#read(await site.request(path, { method: 'POST', body, headers }));
  }

  has = (name: string) => this.#cookies.has(name);

  #cookie = () => Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join('; ');

  async #read(response: Response) {
    for (const text of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const body = response.status === 303 ? undefined : await response.json();
    const form = body?.login ?? body?.[0]?.form;
    if (form) this.#token = form.token;
    return { status: response.status, location: response.headers.get('location'), form, headers: response.headers };
  }
}

const login = href('login', {}, { return: account });

/** Logs in with a new browser as far as the password leads. */
async function enter(): Promise<{ browser: Browser; location: string | null }> {
  const browser = new Browser();
  await browser.get(login);
  const { location } = await browser.post(href('login'), { email, password, return: account });
  return { browser, location };
}

/** Sets up the second factor with its page, and returns the secret and the recovery codes. */
async function setUp(): Promise<{ secret: string; codes: string[]; browser: Browser }> {
  const { browser } = await enter();
  await browser.get(factorPage);
  expect(await browser.post(factorPage, { intent: 'begin', current: password })).toMatchObject({
    status: 303,
    location: factorPage,
  });
  const { form } = await browser.get(factorPage);
  const { secret } = form.factor;
  const code = new TOTP({ secret }).generate({ timestamp: start.epochMilliseconds });
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(start);
  const { status, form: done, headers } = await browser.post(factorPage, { intent: 'turn-on', code });
  expect([status, done.factor.step, headers.get('cache-control')]).toEqual([200, 'codes', 'no-store']);
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(start.add({ seconds: 30 }));
  return { secret, codes: done.factor.codes, browser };
}
const nextCode = (secret: string) => new TOTP({ secret }).generate({ timestamp: start.epochMilliseconds + 30_000 });

test('a log-in asks for the code after the password, and leads back to the page', async () => {
  const { secret } = await setUp();
  const { browser, location } = await enter();
  expect(location).toBe(href('login', {}, { step: 'code', return: account }));
  expect(browser.has(sessionCookieName)).toBe(false);
  expect((await browser.get(account)).location).toMatch(/^\/login/);
  expect((await browser.get(location ?? '')).form).toMatchObject({ step: 'code', returnTo: account, problems: [] });

  const wrong = await browser.post(href('login'), { code: '123456', recovery: '', return: account });
  expect(wrong).toMatchObject({ status: 422, form: { step: 'code', returnTo: account } });
  expect(wrong.form.problems).toEqual([{ field: 'code', text: expect.stringContaining('not correct') }]);
  const empty = await browser.post(href('login'), { code: '', recovery: '', return: account });
  expect(empty.form.problems).toEqual([{ field: 'code', text: expect.stringContaining('six digits') }]);

  const done = await browser.post(href('login'), { code: nextCode(secret), recovery: '', return: account });
  expect(done).toMatchObject({ status: 303, location: account });
  expect(browser.has('__Host-fieldhouse_login')).toBe(false);
  expect((await browser.get(account)).status).toBe(200);
});

test('a recovery code takes the place of the app', async () => {
  const { codes } = await setUp();
  const { browser, location } = await enter();
  await browser.get(location ?? '');
  const done = await browser.post(href('login'), { code: '', recovery: codes[0] ?? '', return: account });
  expect(done).toMatchObject({ status: 303, location: account });
});

test('a code without the browser of the password starts the log-in again', async () => {
  const { secret } = await setUp();
  const browser = new Browser();
  expect((await browser.get(href('login', {}, { step: 'code' }))).form.step).toBe('password');
  const { status, form } = await browser.post(href('login'), { code: nextCode(secret) });
  expect([status, form.step]).toEqual([422, 'password']);
  expect(browser.has(sessionCookieName)).toBe(false);
});

test('too many codes are refused with the time to wait', async () => {
  await setUp();
  const { browser, location } = await enter();
  await browser.get(location ?? '');
  for (let count = 0; count < 5; count += 1) await browser.post(href('login'), { code: '123456' });
  const { status, headers } = await browser.post(href('login'), { code: '123456' });
  expect([status, Number(headers.get('retry-after')) > 600]).toEqual([429, true]);
});

test('the page of the second factor changes nothing without the password, and turns it off with it', async () => {
  const { browser } = await setUp();
  expect((await browser.get(factorPage)).form.factor).toEqual({ step: 'on', codesLeft: 10 });
  for (const intent of ['begin', 'codes', 'turn-off']) {
    const { status, form } = await browser.post(factorPage, { intent, current: 'wrong' });
    expect([status, form.problems]).toEqual([422, [{ field: 'current', text: 'This is not your current password.' }]]);
  }
  const codes = await browser.post(factorPage, { intent: 'codes', current: password });
  expect(codes.form.factor).toEqual({ step: 'codes', codes: expect.any(Array) });
  expect(await browser.post(factorPage, { intent: 'turn-off', current: password })).toMatchObject({
    status: 303,
    location: href('hiddenAccount', {}, { done: 'factor' }),
  });
  expect((await enter()).browser.has(sessionCookieName)).toBe(true);
});
