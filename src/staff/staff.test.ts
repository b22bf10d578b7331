import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Database } from '../db/client.ts';
import { loginAttempt, staffAccount, staffSession } from '../db/schema/staff.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import { changePassword, createAccount, findAccount, setDisabled } from './accounts.ts';
import type { Credentials } from './log-in.ts';
import { createVerifier, hashPassword, type VerifyPassword } from './password.ts';
import { findSession, listSessions } from './sessions.ts';
import { createStaff } from './staff.ts';

let database: Database;
let college: Tenant;
let other: Tenant;
let harbor: number;
let summit: number;

beforeAll(async () => {
  database = await createTestDatabase();
  college = await createCollege(database.db);
  other = await createCollege(database.db, { slug: 'summit' });
  [harbor, summit] = [college.id, other.id];
});
afterAll(() => database.close());

const email = 'dana@harbor.example.edu';
const password = 'a long enough sentence';
const right: Credentials = { email, password, address: '192.0.2.7', userAgent: 'A browser' };
const wrong = { ...right, password: 'something else entirely' };

beforeEach(async () => {
  await database.db.delete(staffAccount);
  await database.db.delete(loginAttempt);
  await createAccount(database.db, harbor, { email, name: 'Dana Whistle', password }, 'anna');
  const grants = [{ role: 'administrator', sportId: null, gameId: null, day: null }] as const;
  await createAccount(
    database.db,
    harbor,
    { email: 'anna@harbor.example.edu', name: 'Anna', password, grants },
    'anna',
  );
});

const staff = (verify?: VerifyPassword) =>
  createStaff({
    db: database.db,
    originOf: ({ slug }) => `https://${slug}.example.edu`,
    slowestMs: 0,
    ...(verify && { verify }),
  });
const logIn = async (credentials = right) => {
  const result = await staff().logIn(college, credentials);
  if (!('token' in result)) throw new Error(`not logged in: ${JSON.stringify(result)}`);
  return result.token;
};
const age = (column: 'created_at' | 'last_seen_at' | 'expires_at', by: string) =>
  database.execute(`update staff_session set ${column} = ${column} - interval '${by}'`);

describe('a password', () => {
  test('is stored as argon2id with 19 MiB, two passes and a random salt', async () => {
    const [one, other] = await Promise.all([hashPassword(password), hashPassword(password)]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  test('never matches without a hash', async () => {
    expect(await createVerifier()(undefined, password)).toBe(false);
  });
});

describe('a log-in', () => {
  test('with the right password starts a session', async () => {
    expect(await findSession(database.db, harbor, await logIn())).toMatchObject({ email, name: 'Dana Whistle' });
  });

  test('stores no token in the database', async () => {
    const token = await logIn();
    const rows = JSON.stringify(await database.db.select().from(staffSession));
    expect(rows).not.toContain(token);
    expect(rows).toContain('192.0.2.7');
  });

  test('returns a different token each time', async () => {
    expect(await logIn()).not.toBe(await logIn());
  });

  test.each([
    ['a wrong password', wrong],
    ['an unknown address', { ...right, email: 'nobody@harbor.example.edu' }],
    ['a password that begins with the right one', { ...right, password: password.padEnd(400, 'x') }],
  ])('with %s is refused with the same response', async (_, credentials) => {
    expect(await staff().logIn(college, credentials)).toEqual({ wrong: true });
  });

  test('to an account of another college is refused', async () => {
    expect(await staff().logIn(other, right)).toEqual({ wrong: true });
  });

  test('to a disabled account is refused with the same response', async () => {
    await setDisabled(database.db, harbor, email, true, 'anna');
    expect(await staff().logIn(college, right)).toEqual({ wrong: true });
  });

  test('verifies a password even without such an account', async () => {
    const hashes: (string | undefined)[] = [];
    const watched = staff(async (hash) => {
      hashes.push(hash);
      return false;
    });
    await watched.logIn(college, wrong);
    await watched.logIn(college, { ...wrong, email: 'nobody@harbor.example.edu' });
    expect(hashes).toEqual([expect.stringMatching(/^\$argon2id/), undefined]);
  });
});

describe('failed log-ins', () => {
  const failures = async (count: number, credentials: (index: number) => Credentials) => {
    for (let index = 0; index < count; index++) await quick.logIn(college, credentials(index));
  };
  const quick = {
    logIn: (tenant: Tenant, given: Credentials) => staff(async () => false).logIn(tenant, given),
  };

  test('block an account after ten, from any address and even with the right password', async () => {
    await failures(9, (index) => ({ ...wrong, address: `192.0.2.${index}` }));
    expect(await staff().logIn(college, { ...wrong, address: '192.0.2.99' })).toEqual({ wrong: true });
    expect(await staff().logIn(college, { ...right, address: '198.51.100.1' })).toEqual({
      waitSeconds: expect.any(Number),
    });
  });

  test('block an address after thirty, for any account', async () => {
    await failures(30, (index) => ({ ...wrong, email: `user${index}@harbor.example.edu` }));
    expect(await staff().logIn(college, right)).toHaveProperty('waitSeconds');
    expect(await staff().logIn(college, { ...right, address: '192.0.2.8' })).toHaveProperty('token');
  });

  test('of one IPv6 network are counted as one address', async () => {
    await failures(30, (index) => ({
      ...wrong,
      email: `user${index}@harbor.example.edu`,
      address: `2001:db8:1:2::${index.toString(16)}`,
    }));
    expect(await staff().logIn(college, { ...right, address: '2001:db8:1:2:ffff::1' })).toHaveProperty('waitSeconds');
    expect(await staff().logIn(college, { ...right, address: '2001:db8:1:3::1' })).toHaveProperty('token');
  });

  test('are counted when they are concurrent', async () => {
    const results = await Promise.all(Array.from({ length: 25 }, () => quick.logIn(college, wrong)));
    expect(results.filter((result) => 'wrong' in result)).toHaveLength(10);
  });

  test('report how long to wait: at most 15 minutes from the first one', async () => {
    await failures(10, () => wrong);
    const [first, second] = [await quick.logIn(college, wrong), await quick.logIn(college, wrong)];
    const seconds = 'waitSeconds' in first ? first.waitSeconds : 0;
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect('waitSeconds' in second && second.waitSeconds <= seconds).toBe(true);
  });

  test('expire with the window', async () => {
    await failures(11, () => wrong);
    await database.execute(`update login_attempt set expires_at = now() - interval '1 second'`);
    expect(await staff().logIn(college, right)).toHaveProperty('token');
  });

  test('of an account are reset by the right password', async () => {
    await failures(9, () => wrong);
    await logIn();
    await failures(9, () => wrong);
    expect(await staff().logIn(college, right)).toHaveProperty('token');
  });

  test('survive a restart', async () => {
    await failures(10, () => wrong);
    expect(await staff().logIn(college, right)).toHaveProperty('waitSeconds');
  });

  test('store none of the typed text', async () => {
    await failures(1, () => ({ ...wrong, email: 'my secret password' }));
    const rows = await database.db.select().from(loginAttempt);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('secret');
  });
});

describe('a session', () => {
  test('is valid for its college only', async () => {
    expect(await findSession(database.db, summit, await logIn())).toBeUndefined();
  });

  test('expires after twelve idle hours', async () => {
    const token = await logIn();
    await age('last_seen_at', '11 hours 59 minutes');
    expect(await findSession(database.db, harbor, token)).toBeDefined();
    await age('last_seen_at', '12 hours');
    expect(await findSession(database.db, harbor, token)).toBeUndefined();
  });

  test('in use expires after seven days', async () => {
    const token = await logIn();
    await age('expires_at', '6 days 23 hours 59 minutes');
    expect(await findSession(database.db, harbor, token)).toBeDefined();
    await age('expires_at', '1 minute');
    expect(await findSession(database.db, harbor, token)).toBeUndefined();
  });

  test('is extended when it is used', async () => {
    const token = await logIn();
    await age('last_seen_at', '11 hours');
    await findSession(database.db, harbor, token);
    await age('last_seen_at', '11 hours');
    expect(await findSession(database.db, harbor, token)).toBeDefined();
  });

  test('ends with its log-out, and other sessions continue', async () => {
    const [token, other] = [await logIn(), await logIn()];
    await staff().logOut(harbor, token);
    expect(await findSession(database.db, harbor, token)).toBeUndefined();
    expect(await findSession(database.db, harbor, other)).toBeDefined();
  });

  test('ends when the password changes', async () => {
    const token = await logIn();
    const row = await findAccount(database.db, harbor, email);
    expect(row && (await changePassword(database.db, college, row, 'another long sentence', 'anna'))).toBe(1);
    expect(await findSession(database.db, harbor, token)).toBeUndefined();
    expect(await staff().logIn(college, right)).toEqual({ wrong: true });
  });

  test('ends when the account is disabled', async () => {
    const token = await logIn();
    await database.db.update(staffAccount).set({ disabled: true }).where(eq(staffAccount.email, email));
    expect(await findSession(database.db, harbor, token)).toBeUndefined();
  });

  test('that expired is not listed and is deleted at the next log-in', async () => {
    await logIn();
    await age('last_seen_at', '13 hours');
    expect(await listSessions(database.db, harbor)).toEqual([]);
    await logIn();
    const [counted] = await database.db.select({ count: sql<number>`count(*)::int` }).from(staffSession);
    expect(counted?.count).toBe(1);
  });
});
