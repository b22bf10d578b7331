import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { collegeCommands } from '../cli/testing/college-commands.ts';
import { loginAttempt, staffLogin } from '../db/schema/staff.ts';
import type { Grant, Role } from '../domain/rights.ts';
import { createCollege, createStory } from '../testing/factories.ts';
import { createHiddenSite, type HiddenSite } from '../testing/hidden-site.ts';
import { createAccount, findAccount, setDisabled } from './accounts.ts';
import { findTokenHolder } from './api-tokens.ts';
import { addGrant, removeGrant } from './grants.ts';

const at = collegeCommands();
const dana = 'dana@harbor.example.edu';
const anna = 'anna@harbor.example.edu';
const password = 'a long enough sentence';
const grantOf = (role: Role): Grant => ({ role, sportId: null, gameId: null, day: null });
const db = () => at.database.db;

let site: HiddenSite;
let story: string;
let splash: string;
beforeAll(async () => {
  site = await createHiddenSite(at.database);
});
beforeEach(async () => {
  for (const email of [anna, dana])
    await createAccount(
      db(),
      at.college.id,
      { email, name: 'A Member', password, grants: [grantOf(email === anna ? 'administrator' : 'editor')] },
      'anna',
    );
  story = `/api/v2/Hidden/Stories/${(await createStory(db(), at.college.id, { access: 'hidden' })).id}`;
  splash = '/api/v2/Hidden/Splash?splashId=1';
});
afterAll(() => site.close());

const until = () => Temporal.Now.plainDateISO('America/New_York').add({ days: 30 }).toString();
const add = (options: Record<string, string> = {}, email = dana) =>
  at.run('token add', { args: [email], options: { name: 'Feed', role: 'editor', until: until(), ...options } });
const create = async (options: Record<string, string> = {}) => (await add(options)).outs[0] ?? '';
const request = (url: string, token: string, headers: Record<string, string> = {}) =>
  site.request(url, { headers: { authorization: `Bearer ${token}`, ...headers } });
const statusOf = async (token: string, url = story) => (await request(url, token)).status;

describe('a token', () => {
  test('is shown once, stored as a hash, and listed with its account, role and last use', async () => {
    const { outs, errs } = await add();
    const [token = ''] = outs;
    expect([outs.length, token]).toEqual([1, expect.stringMatching(/^fieldhouse_[\w-]{43}$/)]);
    expect(errs).toEqual([
      `Token 1 of ${dana}, "Feed". It is shown only once. Anyone who has it can do what it may do.`,
    ]);
    expect(JSON.stringify((await at.database.execute('select * from api_token')) ?? '')).not.toContain(token);
    expect(await at.list('token list')).toMatchObject([
      { id: 1, name: 'Feed', email: dana, roles: 'editor', state: 'active', lastUsedAt: null },
    ]);
    expect(await statusOf(token)).toBe(200);
    const [listed] = await at.list('token list');
    expect(listed?.['lastUsedAt']).toEqual(expect.any(String));
    expect(JSON.stringify(listed)).not.toContain(token.slice(11));
  });

  test('reads what its role includes, and is refused the rest', async () => {
    const token = await create({ role: 'photographer' });
    expect(await statusOf(token)).toBe(200);
    expect(await statusOf(token, splash)).toBe(403);
    expect(await at.list('user refusals')).toMatchObject([{ email: dana, kind: 'splash', level: 'read' }]);
  });

  test('loses what its account loses', async () => {
    const token = await create();
    const account = await findAccount(db(), at.college.id, dana);
    await removeGrant(db(), at.college.id, account?.id ?? 0, grantOf('editor'), 'anna');
    expect(await statusOf(token)).toBe(403);
    await addGrant(db(), at.college.id, account?.id ?? 0, grantOf('writer'), 'anna');
    expect(await statusOf(token)).toBe(200);
  });

  test.each([
    ['ended', async () => void (await at.run('token end', { args: ['1'] }))],
    ['expired', async () => void (await at.database.execute(`update api_token set expires_at = now()`))],
    ['its account is locked', async () => void (await setDisabled(db(), at.college.id, dana, true, 'anna'))],
    [
      'its account was locked, and is open again',
      async () => {
        await setDisabled(db(), at.college.id, dana, true, 'anna');
        await setDisabled(db(), at.college.id, dana, false, 'anna');
      },
    ],
    [
      'its account is gone',
      async () => void (await at.database.execute(`delete from staff_account where email = '${dana}'`)),
    ],
  ])('is refused: %s', async (_, change) => {
    const token = await create();
    expect(await statusOf(token)).toBe(200);
    await change();
    const response = await request(story, token);
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer realm="staff", error="invalid_token"',
    ]);
  });

  test('takes the place of a session in the same request', async () => {
    const { token } = await site.staff
      .logIn(at.college, { email: dana, password, address: '192.0.2.7', userAgent: '' })
      .then((result) => ('token' in result ? result : { token: '' }));
    expect((await site.request(story, { token })).status).toBe(200);
    expect((await site.request(story, { token, headers: { authorization: 'Bearer wrong' } })).status).toBe(401);
    expect((await site.request(story, { token, headers: { authorization: 'Basic YTpi' } })).status).toBe(401);
  });

  test('opens no page and no form', async () => {
    const token = await create();
    expect((await request('/hidden/account', token)).status).toBe(303);
  });
});

test('a token of another college is unknown', async () => {
  const token = await create();
  const other = await createCollege(db(), { slug: 'summit' });
  expect(await findTokenHolder(db(), other.id, token)).toBeUndefined();
  expect(await findTokenHolder(db(), at.college.id, token)).toMatchObject({ email: dana, tokenId: 1 });
});

test('unknown tokens are limited per network and recorded, and valid ones still work', async () => {
  await db().delete(loginAttempt);
  await db().delete(staffLogin);
  const token = await create();
  const statuses: number[] = [];
  for (let count = 0; count < 31; count++) statuses.push(await statusOf(`fieldhouse_${'x'.repeat(43)}`));
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
  expect(await statusOf(token)).toBe(200);
  const records = await db().select().from(staffLogin);
  expect([records.length, records[0]?.outcome]).toEqual([30, 'unknown_token']);
});

test.each([
  [{ role: 'administrator' }, `A token of ${dana} cannot be administrator: the account has no such right.`],
  [{ until: '2020-01-01' }, '--until is 2020-01-01; it has to be a day from'],
  [{ until: '2999-01-01' }, '--until is 2999-01-01; it has to be a day from'],
  [{ until: 'soon' }, '--until is "soon"; it has to be a date like'],
  [{ name: '' }, '--name'],
])('token add refuses %j', async (options, problem) => {
  expect(await add(options)).toMatchObject({ exit: 1, outs: [], errs: [expect.stringContaining(problem)] });
  expect(await at.list('token list')).toEqual([]);
});

test('token add refuses an account that cannot log in', async () => {
  await setDisabled(db(), at.college.id, dana, true, 'anna');
  for (const email of [dana, 'nobody@harbor.example.edu'])
    expect(await add({}, email)).toMatchObject({ exit: 1, outs: [] });
});
