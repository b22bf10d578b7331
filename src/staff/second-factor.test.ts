import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { contentChange } from '../db/schema/content-change.ts';
import { mail } from '../db/schema/mail.ts';
import { pendingLogin, staffFactor, staffLogin, staffRecoveryCode } from '../db/schema/staff.ts';
import type { StaffAccount } from '../domain/staff.ts';
import { email, owner, password, staffCollege } from '../testing/staff-college.ts';
import { changePassword, findAccount, removeOwnersFactor, setDisabled } from './accounts.ts';
import { findSession } from './sessions.ts';

const at = staffCollege();
const start = Temporal.Now.instant();
const client = owner;

/** Code of the app at a time step, counted from the start of the test. */
const codeOf = (secret: string, step = 0): string =>
  new TOTP({ secret }).generate({ timestamp: start.epochMilliseconds + step * 30_000 });
const setClock = (step: number) => vi.spyOn(Temporal.Now, 'instant').mockReturnValue(start.add({ seconds: step * 30 }));
const rowOf = async () => (await findAccount(at.database.db, at.college.id, email)) ?? expect.unreachable();

async function enter(): Promise<{ member: StaffAccount; token: string; device: string }> {
  const { token, device } = await at.enter();
  const member = (await findSession(at.database.db, at.college.id, token)) ?? expect.unreachable();
  return { member, token, device };
}

/** Sets up the second factor of a member who is logged in. */
async function turnOn(member: StaffAccount): Promise<{ secret: string; codes: string[] }> {
  const { ownFactor } = at.staff;
  await ownFactor.begin(at.college, member, { current: password, client });
  const factor = await ownFactor.find(at.college, member);
  if (factor.step !== 'setup') return expect.unreachable();
  const result = await ownFactor.turnOn(at.college, member, { code: codeOf(factor.secret), client });
  if (!('codes' in result)) return expect.unreachable();
  return { secret: factor.secret, codes: result.codes };
}

/** The token of a log-in with the right password. */
const pending = async (changes = {}): Promise<string> => {
  const result = await at.logIn(changes);
  return 'pending' in result ? result.pending : expect.unreachable();
};
const enterCode = async (code: string, changes: { pending?: string; device?: string } = {}) =>
  at.staff.enterCode(at.college, { ...client, ...changes, code, pending: changes.pending ?? (await pending()) });

beforeEach(() => setClock(0));
afterEach(() => vi.restoreAllMocks());

describe('a second factor', () => {
  test('needs the password, and a first code of the app, before log-ins ask for it', async () => {
    const { member } = await enter();
    const { ownFactor } = at.staff;
    expect(await ownFactor.begin(at.college, member, { current: 'wrong', client })).toEqual({ wrong: true });
    expect(await ownFactor.find(at.college, member)).toEqual({ step: 'off' });
    await ownFactor.begin(at.college, member, { current: password, client });
    expect(await ownFactor.find(at.college, member)).toEqual({
      step: 'setup',
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      address: expect.stringMatching(/^otpauth:\/\/totp\/.*dana%40harbor\.example\.edu\?issuer=harbor/),
    });
    expect(await ownFactor.turnOn(at.college, member, { code: '000000', client })).toEqual({ wrong: true });
    expect(await at.logIn()).toHaveProperty('token');
  });

  test('that was not set up within a quarter of an hour is given up', async () => {
    const { member } = await enter();
    await at.staff.ownFactor.begin(at.college, member, { current: password, client });
    const [row] = await at.database.db.select().from(staffFactor);
    await at.database.execute(`update staff_factor set begun_at = now() - interval '16 minutes'`);
    expect(await at.staff.ownFactor.find(at.college, member)).toEqual({ step: 'off' });
    const code = codeOf(row?.secret ?? '');
    expect(await at.staff.ownFactor.turnOn(at.college, member, { code, client })).toEqual({ wrong: true });
  });

  test('ends all other sessions, is told by mail and recorded without its secret', async () => {
    const [{ member, token }, other] = [await enter(), await enter()];
    await at.database.db.delete(mail);
    const { secret } = await turnOn(member);
    expect(await findSession(at.database.db, at.college.id, other.token)).toBeUndefined();
    expect(await findSession(at.database.db, at.college.id, token)).toBeDefined();
    expect((await at.mails()).map(({ subject }) => subject)).toEqual([
      'Two-step log-in to your harbor College Athletics account',
    ]);
    const entries = await at.database.db.select().from(contentChange);
    expect(entries.at(-1)).toMatchObject({ kind: 'user', actor: email, changes: { secondFactor: [null, 'set up'] } });
    expect(JSON.stringify(entries)).not.toContain(secret);
  });

  test.each<[string, number, number, object]>([
    ['of now', 1, 1, { token: expect.any(String) }],
    ['of 30 seconds ago', 2, 1, { token: expect.any(String) }],
    ['of a clock that is 30 seconds ahead', 1, 2, { token: expect.any(String) }],
    ['of a minute ago', 3, 1, { wrong: true }],
    ['that set up the app', 0, 0, { wrong: true }],
  ])('accepts or refuses a code %s', async (_, now, step, result) => {
    const { secret } = await turnOn((await enter()).member);
    setClock(now);
    const code = codeOf(secret, step);
    expect(await enterCode(`${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject(result);
  });

  test('accepts each code once, also of two log-ins at the same time', async () => {
    const { secret } = await turnOn((await enter()).member);
    setClock(1);
    const logins = [await pending(), await pending()];
    const code = codeOf(secret, 1);
    const results = await Promise.all(logins.map((each) => enterCode(code, { pending: each })));
    expect(results.filter((result) => 'token' in result)).toHaveLength(1);
  });

  test('is replaced by each recovery code once, which is told by mail; only hashes are stored', async () => {
    const { codes } = await turnOn((await enter()).member);
    expect(codes).toHaveLength(10);
    const stored = JSON.stringify(await at.database.db.select().from(staffRecoveryCode));
    expect(codes.some((code) => stored.includes(code) || stored.includes(code.replaceAll('-', '')))).toBe(false);
    await at.database.db.delete(mail);
    const typed = codes[3]?.toUpperCase().replaceAll('-', ' ') ?? '';
    expect(await enterCode(typed)).toHaveProperty('token');
    expect((await at.mails()).map(({ text }) => text).join()).toContain('A recovery code was used');
    expect(await enterCode(typed)).toEqual({ wrong: true });
    expect(await at.staff.ownFactor.find(at.college, (await memberOf()) ?? expect.unreachable())).toEqual({
      step: 'on',
      codesLeft: 9,
    });
  });

  const memberOf = async () => {
    const { id, name } = await rowOf();
    return { accountId: id, name, email, sessionId: 0, mayWrite: true, grants: [] };
  };

  test('gets new recovery codes and is turned off with the password only', async () => {
    const { member } = await enter();
    const { codes } = await turnOn(member);
    const { ownFactor } = at.staff;
    for (const change of [ownFactor.replaceCodes, ownFactor.turnOff])
      expect(await change(at.college, member, { current: 'wrong', client })).toEqual({ wrong: true });
    const replaced = await ownFactor.replaceCodes(at.college, member, { current: password, client });
    expect(replaced).toEqual({ codes: expect.any(Array) });
    expect(await enterCode(codes[0] ?? '')).toEqual({ wrong: true });
    expect(await enterCode('codes' in replaced ? (replaced.codes?.[0] ?? '') : '')).toHaveProperty('token');
    await ownFactor.turnOff(at.college, member, { current: password, client });
    expect(await at.logIn()).toHaveProperty('token');
    expect(await at.database.db.select().from(staffRecoveryCode)).toEqual([]);
  });
});

describe('a log-in that waits for its code', () => {
  test('has no session, and ends after ten minutes', async () => {
    const { secret } = await turnOn((await enter()).member);
    setClock(1);
    const token = await pending();
    expect(await findSession(at.database.db, at.college.id, token)).toBeUndefined();
    await at.database.execute(`update pending_login set expires_at = now()`);
    expect(await enterCode(codeOf(secret, 1), { pending: token })).toEqual({ expired: true });
  });

  test('is of one college, and of no use with another token', async () => {
    const { secret } = await turnOn((await enter()).member);
    setClock(1);
    const login = { ...client, pending: await pending(), code: codeOf(secret, 1) };
    expect(await at.staff.enterCode(at.other, login)).toEqual({ expired: true });
    expect(await at.staff.enterCode(at.college, { ...login, pending: 'x'.repeat(43) })).toEqual({ expired: true });
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'the password changes',
      async () => changePassword(at.database.db, at.college, await rowOf(), 'a new one', 'anna'),
    ],
    ['the account is disabled', () => setDisabled(at.database.db, at.college.id, email, true, 'anna')],
  ])('ends when %s', async (_, act) => {
    const { secret } = await turnOn((await enter()).member);
    setClock(1);
    const token = await pending();
    await act();
    expect(await enterCode(codeOf(secret, 1), { pending: token })).toEqual({ expired: true });
    expect(await at.database.db.select().from(pendingLogin)).toEqual([]);
  });

  test('allows five codes, tells the owner, and keeps a known browser apart', async () => {
    const { device, member } = await enter();
    const { secret } = await turnOn(member);
    setClock(1);
    await at.database.db.delete(mail);
    const waiting = await pending();
    for (let count = 0; count < 5; count += 1)
      expect(await enterCode('123456', { pending: waiting })).toEqual({ wrong: true });
    expect(await enterCode(codeOf(secret, 1), { pending: waiting })).toEqual({ waitSeconds: expect.any(Number) });
    expect((await at.mails()).map(({ text }) => text)).toEqual([expect.stringContaining('knows the password')]);
    const logins = await at.database.db.select().from(staffLogin).where(eq(staffLogin.outcome, 'wrong_code'));
    expect(logins).toHaveLength(5);
    expect(await enterCode(codeOf(secret, 1), { pending: waiting, device })).toHaveProperty('token');
  });
});

test('an administrator removes the factor of a lost device, which ends the sessions and is told by mail', async () => {
  const { member, token } = await enter();
  await turnOn(member);
  await at.database.db.delete(mail);
  expect(await removeOwnersFactor(at.database.db, at.college, await rowOf(), 'anna')).toBe(1);
  expect(await removeOwnersFactor(at.database.db, at.college, await rowOf(), 'anna')).toBeUndefined();
  expect(await findSession(at.database.db, at.college.id, token)).toBeUndefined();
  expect((await at.mails()).map(({ text }) => text)).toEqual([expect.stringContaining('An administrator has removed')]);
  expect(await at.logIn()).toHaveProperty('token');
});
