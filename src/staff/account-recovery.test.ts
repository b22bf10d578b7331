import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { mail } from '../db/schema/mail.ts';
import { passwordReset, staffAccount, staffDevice } from '../db/schema/staff.ts';
import { anonymous, email, owner, password, staffCollege } from '../testing/staff-college.ts';
import { createAccount, findAccount, setDisabled } from './accounts.ts';
import { accountFailures, addressFailures } from './attempts.ts';
import { listLogins, purgeLogins } from './login-records.ts';
import { findSession } from './sessions.ts';

const at = staffCollege();
const better = 'another quite long sentence';
const subject = {
  newBrowser: 'New log-in to your harbor College Athletics account',
  lockout: 'Failed log-ins to your harbor College Athletics account',
  reset: 'Set a new password for harbor College Athletics',
  changed: 'Your harbor College Athletics password has changed',
};
const subjects = async () => (await at.mails()).map((row) => row.subject);

/** Fails log-ins until the account is locked. */
async function lock(changes: Partial<Parameters<typeof at.logIn>[0]> = {}): Promise<void> {
  const guesses = at.create({ verify: async () => false });
  for (let count = 0; count < accountFailures; count += 1)
    await guesses.logIn(at.college, { email, password: 'a guess', ...anonymous, ...changes });
}
const requestLink = async (address = '198.51.100.1', of = email): Promise<string> => {
  await at.staff.passwordReset.request(at.college, { email: of, address });
  return /\?token=([\w-]{43})$/m.exec((await at.mails()).at(-1)?.text ?? '')?.[1] ?? '';
};
const complete = async (token: string, next = better, tenant = at.college) => {
  const row = await at.staff.passwordReset.find(tenant, token);
  return row && at.staff.passwordReset.complete(tenant, { row, token, password: next, client: owner });
};

describe('a log-in', () => {
  test('with a new browser is told to the owner of the account, once', async () => {
    const { device } = await at.enter();
    await at.enter({ device });
    expect(await subjects()).toEqual([subject.newBrowser]);
    const [message] = await at.mails();
    expect(message).toMatchObject({ toAddress: email, toName: 'Dana Whistle', purpose: 'account' });
    expect(message?.text).toMatch(/Browser: Firefox on Windows\nNetwork address: 192\.0\.2\.7\n/);
    expect(message?.text).toContain('https://harbor.example.edu/login/forgot');
  });

  test('with a token of a browser that the college did not issue is one with a new browser', async () => {
    const made = 'x'.repeat(43);
    expect((await at.enter({ device: made })).device).not.toBe(made);
    expect(await subjects()).toEqual([subject.newBrowser]);
  });

  test('of another account with the same browser is new for that account, and both stay known', async () => {
    const pat = 'pat@harbor.example.edu';
    await createAccount(at.database.db, at.college.id, { email: pat, name: 'Pat Ridge', password }, 'anna');
    const { device } = await at.enter();
    expect((await at.enter({ email: pat, device })).device).toBe(device);
    expect((await at.mails()).map(({ toAddress }) => toAddress)).toEqual([email, pat]);
    await at.enter({ device });
    expect(await subjects()).toHaveLength(2);
  });

  test('does not start a session when the password changes while it is checked', async () => {
    const slow = at.create({
      verify: async () => {
        await at.database.db.update(staffAccount).set({ passwordHash: 'new' });
        return true;
      },
    });
    expect(await slow.logIn(at.college, { email, password, ...owner })).toEqual({ wrong: true });
  });

  test('stores the tokens of browsers as hashes', async () => {
    const { device } = await at.enter();
    expect(JSON.stringify(await at.database.db.select().from(staffDevice))).not.toContain(device);
  });
});

describe('an account that others have locked', () => {
  test('is open to the browsers of its owner, and closed to others even with the password', async () => {
    const { device } = await at.enter();
    await lock();
    expect(await at.logIn({ ...anonymous })).toHaveProperty('waitSeconds');
    expect(await at.logIn()).toHaveProperty('waitSeconds');
    expect(await at.logIn({ device })).toHaveProperty('token');
    // the success of its owner gives others no further attempts
    expect(await at.logIn({ ...anonymous })).toHaveProperty('waitSeconds');
  });

  test('is open to the browsers of its owner in a network that is locked as well', async () => {
    const { device } = await at.enter();
    const guesses = at.create({ verify: async () => false });
    for (let count = 0; count < addressFailures; count += 1)
      await guesses.logIn(at.college, { email: `user${count}@harbor.example.edu`, password: 'a guess', ...owner });
    expect(await at.logIn()).toHaveProperty('waitSeconds');
    expect(await at.logIn({ device })).toHaveProperty('token');
  });

  test('is open to the browser in which its owner sets a new password by mail', async () => {
    await lock();
    const result = await complete(await requestLink());
    const device = result && 'device' in result ? result.device : '';
    await lock();
    expect(await at.logIn({ password: better })).toHaveProperty('waitSeconds');
    expect(await at.logIn({ password: better, device })).toHaveProperty('token');
  });

  test('is told to its owner once a day', async () => {
    await lock();
    await at.database.execute(`delete from login_attempt`);
    await lock();
    expect(await subjects()).toEqual([subject.lockout]);
    expect((await at.mails())[0]?.text).toContain('https://harbor.example.edu/login/forgot');
  });

  test('a stolen browser has ten attempts', async () => {
    const { device } = await at.enter();
    await lock({ device });
    expect(await at.logIn({ device })).toHaveProperty('waitSeconds');
  });
});

describe('a link to set a new password', () => {
  test('sets it, ends all sessions, tells the owner and is recorded', async () => {
    const { token } = await at.enter();
    await at.database.db.delete(mail);
    expect(await complete(await requestLink())).toHaveProperty('device');
    expect(await findSession(at.database.db, at.college.id, token)).toBeUndefined();
    expect(await at.logIn()).toEqual({ wrong: true });
    expect(await subjects()).toEqual([subject.reset, subject.changed]);
    const { rows } = await at.database.db.execute(
      sql`select actor, kind, action, changes from content_change order by id desc limit 1`,
    );
    expect(rows).toEqual([{ actor: email, kind: 'user', action: 'change', changes: { password: [null, 'changed'] } }]);
  });

  test('works once, also for requests at the same time', async () => {
    const token = await requestLink();
    const row = await at.staff.passwordReset.find(at.college, token);
    if (!row) throw new Error('no account');
    const one = () => at.staff.passwordReset.complete(at.college, { row, token, password: better, client: owner });
    const results = await Promise.all([one(), one()]);
    expect(results.map((result) => Object.keys(result)[0]).sort()).toEqual(['device', 'expired']);
    expect(await complete(token)).toBeUndefined();
  });

  test('remains valid when the new password is refused', async () => {
    const token = await requestLink();
    expect(await complete(token, 'short')).toHaveProperty('problem');
    expect(await complete(token)).toHaveProperty('device');
  });

  const endings: [what: string, end: () => Promise<unknown>][] = [
    [
      'after 30 minutes',
      () => at.database.execute(`update password_reset set expires_at = expires_at - interval '30 minutes'`),
    ],
    ['after a newer one', () => requestLink()],
    ['after the account is disabled', () => setDisabled(at.database.db, at.college.id, email, true, 'anna')],
    [
      'after the account is disabled and enabled',
      async () => {
        await setDisabled(at.database.db, at.college.id, email, true, 'anna');
        await setDisabled(at.database.db, at.college.id, email, false, 'anna');
      },
    ],
  ];
  test.each(endings)('ends %s', async (_, end) => {
    const token = await requestLink();
    await end();
    expect(await complete(token)).toBeUndefined();
  });

  test('works at its college only, and with no other token', async () => {
    const token = await requestLink();
    expect(await complete(token, better, at.other)).toBeUndefined();
    expect(await complete(`${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`)).toBeUndefined();
    expect(await complete('')).toBeUndefined();
  });

  test('is stored as a hash', async () => {
    const token = await requestLink();
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await at.database.db.select().from(passwordReset))).not.toContain(token);
  });

  test('is sent to existing accounts that are not disabled', async () => {
    await setDisabled(at.database.db, at.college.id, email, true, 'anna');
    expect([await requestLink(), await requestLink('198.51.100.2', 'nobody@harbor.example.edu')]).toEqual(['', '']);
    expect(await at.mails()).toEqual([]);
  });

  test('is sent three times in a quarter of an hour to an account, and ten times to a network, which is told', async () => {
    const ask = (count: number, address: string) =>
      Promise.all(Array.from({ length: count }, () => at.staff.passwordReset.request(at.college, { email, address })));
    expect(await ask(5, '198.51.100.1')).toEqual([0, 0, 0, 0, 0]);
    expect(await subjects()).toHaveLength(3);
    const waits = await ask(8, '198.51.100.1');
    expect(waits.filter((seconds) => seconds > 0)).toHaveLength(3);
  });

  test.each(['dana@harbor.example.edu', 'nobody@harbor.example.edu'])('takes the same time for %s', async (address) => {
    const started = performance.now();
    await at.create({ slowestMs: 300 }).passwordReset.request(at.college, { email: address, address: '198.51.100.1' });
    expect(performance.now() - started).toBeGreaterThan(298);
  });
});

test.each([
  ['a wrong password', { password: 'something else entirely' }],
  ['an unknown address', { email: 'nobody@harbor.example.edu' }],
])('a log-in that is refused for %s takes the same time', async (_, changes) => {
  const started = performance.now();
  await at.create({ slowestMs: 300 }).logIn(at.college, { email, password, ...owner, ...changes });
  expect(performance.now() - started).toBeGreaterThan(298);
});

describe('log-ins are recorded', () => {
  const outcomes = async () =>
    (await listLogins(at.database.db, at.college.id, { most: 50 })).map(({ outcome }) => outcome);

  test('with their outcome and origin, without the typed text', async () => {
    await at.enter();
    await at.logIn({ password: 'something else entirely' });
    await at.logIn({ email: 'my secret password' });
    await setDisabled(at.database.db, at.college.id, email, true, 'anna');
    await at.logIn();
    const records = await listLogins(at.database.db, at.college.id, { most: 50 });
    expect(records.map(({ outcome }) => outcome)).toEqual([
      'disabled_account',
      'unknown_account',
      'wrong_password',
      'accepted',
    ]);
    expect(records[0]).toMatchObject({ email, ...owner });
    expect(JSON.stringify(records)).not.toContain('secret');
  });

  test('once when too many attempts block an account, however many follow', async () => {
    await lock();
    for (let count = 0; count < 3; count += 1) await at.logIn();
    expect((await outcomes()).filter((outcome) => outcome === 'too_many_attempts')).toHaveLength(1);
  });

  test('for 180 days', async () => {
    await at.enter();
    await at.database.execute(`update staff_login set at = now() - interval '179 days'`);
    expect(await purgeLogins(at.database.db)).toBe(0);
    await at.database.execute(`update staff_login set at = now() - interval '181 days'`);
    expect(await purgeLogins(at.database.db)).toBe(1);
  });

  test('of one account alone for its owner', async () => {
    await at.enter();
    await at.logIn({ email: 'nobody@harbor.example.edu' });
    const row = await findAccount(at.database.db, at.college.id, email);
    expect(await listLogins(at.database.db, at.college.id, { accountId: row?.id ?? 0, most: 50 })).toHaveLength(1);
    await at.database.db.delete(staffAccount).where(eq(staffAccount.email, email));
    expect(await outcomes()).toEqual(['unknown_account']);
  });
});
