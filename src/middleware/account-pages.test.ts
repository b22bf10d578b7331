import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Database } from '../db/client.ts';
import { mail } from '../db/schema/mail.ts';
import { loginAttempt, staffSession } from '../db/schema/staff.ts';
import type { Tenant } from '../domain/tenant.ts';
import { href, routes } from '../routing/routes.ts';
import { changePassword, createAccount, findAccount } from '../staff/accounts.ts';
import { createForm } from '../testing/content-factories.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import { createHiddenSite, type HiddenSite } from '../testing/hidden-site.ts';
import { payloadAddress } from '../waku/payload-address.ts';
import { cookieOf, sessionCookieName } from '../web/session-cookie.ts';

let database: Database;
let college: Tenant;
let site: HiddenSite;
const email = 'dana@harbor.example.edu';
const password = 'a long enough sentence';
const better = 'another quite long sentence';
const account = href('hiddenAccount');
const changing = href('hiddenPassword');
const forgot = href('forgotPassword');
const reset = href('resetPassword');

beforeAll(async () => {
  database = await createTestDatabase();
  college = await createCollege(database.db);
  await createAccount(database.db, college.id, { email, name: 'Dana Whistle', password }, 'anna');
  site = await createHiddenSite(database);
});
beforeEach(async () => {
  const row = await findAccount(database.db, college.id, email);
  if (row) await changePassword(database.db, college, row, password, 'anna');
  for (const table of [staffSession, loginAttempt, mail]) await database.db.delete(table);
});
afterAll(async () => {
  await site.close();
  await database.close();
});

const cookieValue = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .split(';')[0];

/** A page as a browser gets it: its form and the cookies with which the browser returns it. */
async function open(path: string, cookie = '') {
  const response = await site.request(path, { headers: { cookie } });
  const [{ form, account: facts }] = response.status === 200 ? await response.json() : [{}];
  const secret = cookieValue(response, '__Host-fieldhouse_form');
  return { response, form, facts, cookie: secret ? `__Host-fieldhouse_form=${secret}` : cookie };
}
const own = { origin: 'http://harbor.localhost', 'content-type': 'application/x-www-form-urlencoded' };
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const body = new URLSearchParams(fields).toString();
  return site.request(path, {
    method: 'POST',
    body,
    headers: { ...own, 'content-length': String(body.length), ...headers },
  });
};
const submit = async (path: string, fields: Record<string, string>, cookie = '') => {
  const page = await open(path, cookie);
  return post(path.split('?')[0] ?? '', { token: page.form?.token ?? '', ...fields }, { cookie: page.cookie });
};
const problems = async (response: Response) =>
  (await response.json())[0].form.problems.map(({ text }: { text: string }) => text);
async function logIn(secret = password): Promise<string> {
  const page = await site.request(href('login'));
  const { login } = await page.json();
  const cookie = `__Host-fieldhouse_form=${cookieValue(page, '__Host-fieldhouse_form')}`;
  const response = await post(href('login'), { token: login.token, email, password: secret }, { cookie });
  return cookieOf(cookieValue(response, sessionCookieName) ?? '');
}
const statusAndTarget = ({ status, headers }: Response) => [status, headers.get('location')];
const idle = () => database.execute(`update staff_session set last_seen_at = now() - interval '31 minutes'`);
const requestLink = async () => {
  await submit(forgot, { email });
  const [row] = await database.db.select().from(mail);
  return /token=([\w-]{43})/.exec(row?.text ?? '')?.[1] ?? '';
};

describe(`POST ${forgot}`, () => {
  test.each([email, 'nobody@harbor.example.edu', '  DANA@harbor.example.edu '])('answers %j alike', async (typed) => {
    const response = await submit(forgot, { email: typed });
    expect(statusAndTarget(response)).toEqual([303, href('forgotPassword', {}, { step: 'requested' })]);
    expect(await response.text()).toBe('');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('mails a link to the site of the college', async () => {
    await submit(forgot, { email });
    const [row] = await database.db.select().from(mail);
    expect(row).toMatchObject({ toAddress: email, subject: 'Set a new password for harbor College Athletics' });
    expect(row?.text).toMatch(/^http:\/\/harbor\.localhost\/login\/reset\?token=[\w-]{43}$/m);
  });

  test('without an address shows the form again', async () => {
    const response = await submit(forgot, { email: 'dana' });
    expect(response.status).toBe(422);
    expect(await problems(response)).toEqual(['Enter your e-mail address, such as name@college.edu.']);
  });

  test('too often from one network is refused with the time to wait', async () => {
    for (let count = 0; count < 10; count += 1) await submit(forgot, { email: `user${count}@harbor.example.edu` });
    const response = await submit(forgot, { email });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(600);
    expect(await database.db.select().from(mail)).toEqual([]);
  });
});

describe(`${reset}`, () => {
  test('sets the password, knows the browser and leads to the log-in without a session', async () => {
    const link = await requestLink();
    const response = await submit(`${reset}?token=${link}`, { link, password: better });
    expect(statusAndTarget(response)).toEqual([303, href('login', {}, { changed: 'true' })]);
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-fieldhouse_device=[\w-]{43};/)]);
    expect(await logIn(better)).not.toBe(cookieOf(''));
  });

  test('is not stored, not indexed, and tells no other page its address', async () => {
    const { response } = await open(`${reset}?token=${await requestLink()}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  test('opened by a mail scanner uses nothing up', async () => {
    const link = await requestLink();
    for (let count = 0; count < 3; count += 1) await open(`${reset}?token=${link}`);
    expect((await submit(`${reset}?token=${link}`, { link, password: better })).status).toBe(303);
  });

  test('refuses a breached password and keeps the link', async () => {
    const link = await requestLink();
    const response = await submit(`${reset}?token=${link}`, { link, password: 'qwertyqwerty' });
    expect(response.status).toBe(422);
    expect(await problems(response)).toEqual([expect.stringContaining('stolen')]);
    expect((await open(`${reset}?token=${link}`)).form).toMatchObject({ step: 'choose', email });
  });

  test.each(['', 'x', 'x'.repeat(43)])('with the unknown token %j is a 404', async (link) => {
    expect((await site.request(`${reset}?token=${link}`)).status).toBe(404);
    expect((await post(reset, { link, password: better })).status).toBe(404);
  });
});

describe(`POST ${changing}`, () => {
  test('changes the password and replaces the session by a new one', async () => {
    const [cookie, other] = [await logIn(), await logIn()];
    const response = await submit(changing, { current: password, password: better }, cookie);
    expect(statusAndTarget(response)).toEqual([303, href('hiddenAccount', {}, { done: 'password' })]);
    const fresh = cookieOf(cookieValue(response, sessionCookieName) ?? '');
    expect(fresh).not.toBe(cookie);
    const statuses = [fresh, cookie, other].map(async (each) => (await open(account, each)).response.status);
    expect(await Promise.all(statuses)).toEqual([200, 303, 303]);
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['a wrong current password', { current: 'something else', password: better }, /not your current password/],
    ['a short password', { current: password, password: 'short' }, /12 to 256/],
    ['empty fields', {}, /not your current password/],
  ])('with %s shows the form again', async (_, fields, reason) => {
    const cookie = await logIn();
    const response = await submit(changing, fields, cookie);
    expect(response.status).toBe(422);
    expect(await problems(response)).toEqual([expect.stringMatching(reason)]);
    expect((await open(account, cookie)).response.status).toBe(200);
  });
});

describe(`POST ${account}`, () => {
  test('ends the chosen session', async () => {
    const [cookie, other] = [await logIn(), await logIn()];
    const { facts } = await open(account, cookie);
    const [{ id }] = facts.sessions.filter(({ isThis }: { isThis: boolean }) => !isThis);
    const response = await submit(account, { intent: 'chosen', session: String(id), current: password }, cookie);
    expect(statusAndTarget(response)).toEqual([303, href('hiddenAccount', {}, { done: 'sessions' })]);
    expect([(await open(account, cookie)).response.status, (await open(account, other)).response.status]).toEqual([
      200, 303,
    ]);
  });

  test('ends all sessions and deletes the cookie', async () => {
    const [cookie, other] = [await logIn(), await logIn()];
    const response = await submit(account, { intent: 'everywhere', current: password }, cookie);
    expect(statusAndTarget(response)).toEqual([303, href('login', {}, { ended: 'true' })]);
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-fieldhouse_session=; Max-Age=0/)]);
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect((await open(account, other)).response.status).toBe(303);
  });

  test('without a choice or the password ends nothing', async () => {
    const [cookie, other] = [await logIn(), await logIn()];
    const none = await submit(account, { intent: 'chosen', current: password }, cookie);
    expect(await problems(none)).toEqual(['Select the browsers to log out.']);
    const wrong = await submit(account, { intent: 'everywhere', current: 'something else' }, cookie);
    expect(await problems(wrong)).toEqual(['This is not your current password.']);
    expect((await open(account, other)).response.status).toBe(200);
  });
});

describe('a form of the account pages', () => {
  const forms: [path: string, fields: Record<string, string>][] = [
    [forgot, { email }],
    [changing, { current: password, password: better }],
    [account, { intent: 'everywhere', current: password }],
  ];
  test.each(forms)('%s is refused from another site, in another browser and of another type', async (path, fields) => {
    const cookie = await logIn();
    const { form } = await open(path, cookie);
    const sent = { token: form.token, ...fields };
    const answers = [
      await post(path, sent, { cookie, origin: 'http://evil.example' }),
      await post(path, sent, { cookie, 'sec-fetch-site': 'cross-site' }),
      await post(path, { ...sent, token: 'x'.repeat(43) }, { cookie }),
      await post(path, sent, { cookie, 'content-type': 'text/plain' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 415]);
    expect(await database.db.select().from(mail)).toHaveLength(1);
    expect((await open(account, cookie)).response.status).toBe(200);
  });
});

describe('a session that was idle for half an hour', () => {
  const writing = routes.filter(({ access, takesForm }) => access === 'hidden' && takesForm);

  test('is refused by every hidden page that takes a form', async () => {
    await createForm(database.db, college.id, { access: 'hidden' });
    const cookie = await logIn();
    await idle();
    const answers: Record<string, unknown> = {};
    for (const { name, path } of writing) {
      const headers = { cookie, accept: 'application/json' };
      const response = await post(path.replaceAll(/\{\w+\??\}/g, '1'), { token: 'any' }, headers);
      const target = response.headers.get('location')?.split('?')[0];
      answers[name] = [response.status, target ?? (await response.json()).notice];
    }
    const logInAgain = [303, href('login')];
    expect(answers).toEqual({
      // keeps the answers
      hiddenForm: [403, expect.stringMatching(/^You were away for more than half an hour/)],
      hiddenAccount: logInAgain,
      hiddenPassword: logInAgain,
      hiddenFactor: logInAgain,
    });
  });

  test('reads hidden pages', async () => {
    const cookie = await logIn();
    await idle();
    expect((await site.request(href('hiddenStyle'), { headers: { cookie } })).status).not.toBe(303);
  });

  test('leads from the account to the log-in, where the password makes a new session', async () => {
    const cookie = await logIn();
    await idle();
    const { response } = await open(account, cookie);
    expect(statusAndTarget(response)).toEqual([303, href('login', {}, { return: account })]);
    expect((await open(payloadAddress(account), cookie)).response.status).toBe(401);
    const page = await site.request(href('login', {}, { return: account }), { headers: { cookie } });
    const { login, staff } = await page.json();
    expect(staff).toMatchObject({ email, mayWrite: false });
    const again = await post(href('login'), { token: login.token, email, password, return: account }, { cookie });
    expect(statusAndTarget(again)).toEqual([303, account]);
    const fresh = cookieOf(cookieValue(again, sessionCookieName) ?? '');
    expect([(await open(account, fresh)).response.status, (await open(account, cookie)).response.status]).toEqual([
      200, 303,
    ]);
  });
});

test('account pages are for staff only', async () => {
  for (const path of [account, changing]) {
    expect(statusAndTarget(await site.request(path))).toEqual([303, href('login', {}, { return: path })]);
    expect((await post(path, { current: password, password: better })).status).toBe(303);
  }
});
