import { desc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { contentChange } from '../db/schema/content-change.ts';
import { mail } from '../db/schema/mail.ts';
import type { StaffAccount } from '../domain/staff.ts';
import { email, owner, password, staffCollege } from '../testing/staff-college.ts';
import { createAccount } from './accounts.ts';
import { findSession, idleWriteMinutes } from './sessions.ts';

const at = staffCollege();
const better = 'another quite long sentence';

const find = (token: string) => findSession(at.database.db, at.college.id, token);
async function enter(): Promise<{ token: string; device: string; member: StaffAccount }> {
  const { token, device } = await at.enter();
  const member = await find(token);
  if (!member) throw new Error('no session');
  return { token, device, member };
}
const change = (member: StaffAccount, current = password, next = better) =>
  at.staff.ownAccount.changePassword(at.college, member, { current, password: next, client: owner });
const end = (member: StaffAccount, ids: number[] | undefined, current = password) =>
  at.staff.ownAccount.endSessions(at.college, member, { current, ids });
const changes = () => at.database.db.select().from(contentChange).orderBy(desc(contentChange.id));

describe('a member who changes the password', () => {
  test('gets a new session, and all others end', async () => {
    const [one, other] = [await enter(), await enter()];
    const result = await change(one.member);
    expect([await find(one.token), await find(other.token)]).toEqual([undefined, undefined]);
    expect('token' in result && (await find(result.token))).toMatchObject({ email, mayWrite: true });
    expect(await at.logIn()).toEqual({ wrong: true });
  });

  test('is told by mail, and recorded without the password', async () => {
    const { member } = await enter();
    await at.database.db.delete(mail);
    await change(member);
    expect((await at.mails()).map(({ subject }) => subject)).toEqual([
      'Your harbor College Athletics password has changed',
    ]);
    const [entry] = await changes();
    expect(entry).toMatchObject({
      kind: 'user',
      actor: email,
      action: 'change',
      changes: { password: [null, 'changed'] },
    });
  });

  test('stays known in this browser, and is forgotten in others', async () => {
    const [{ member }, other] = [await enter(), await enter()];
    const result = await change(member);
    const device = 'device' in result ? result.device : '';
    await at.database.db.delete(mail);
    await at.enter({ password: better, device });
    expect(await at.mails()).toEqual([]);
    await at.enter({ password: better, device: other.device });
    expect(await at.mails()).toHaveLength(1);
  });

  test.each<[string, string, string, object]>([
    ['a wrong current password', 'something else', better, { wrong: true }],
    ['the current password as the new one', password, password, { problem: expect.stringMatching(/current/) }],
    ['a short password', password, 'eleven let…', { problem: expect.stringMatching(/12 to 256/) }],
    ['a breached password', password, 'qwertyqwerty', { problem: expect.stringMatching(/stolen/) }],
    ['their own name', password, 'Dana.Whistle.1', { problem: expect.stringMatching(/names/) }],
  ])('is refused with %s', async (_, current, next, refusal) => {
    const { token, member } = await enter();
    expect(await change(member, current, next)).toEqual(refusal);
    expect(await find(token)).toBeDefined();
  });

  test('has ten attempts for the current password', async () => {
    const { member } = await enter();
    for (let count = 0; count < 10; count += 1) await change(member, 'a guess');
    expect(await change(member)).toEqual({ waitSeconds: expect.any(Number) });
  });

  test('has ten attempts again after the right password', async () => {
    const { member } = await enter();
    for (let count = 0; count < 9; count += 1) await end(member, [], 'a guess');
    expect(await end(member, [])).toEqual({ ended: [] });
    for (let count = 0; count < 10; count += 1) expect(await end(member, [], 'a guess')).toEqual({ wrong: true });
    expect(await end(member, [])).toEqual({ waitSeconds: expect.any(Number) });
  });
});

describe('a member who ends sessions', () => {
  test('ends the chosen ones and keeps the others', async () => {
    const [one, two, three] = [await enter(), await enter(), await enter()];
    expect(await end(one.member, [two.member.sessionId])).toEqual({ ended: [two.member.sessionId] });
    expect([await find(one.token), await find(two.token), await find(three.token)].map(Boolean)).toEqual([
      true,
      false,
      true,
    ]);
    expect((await changes())[0]).toMatchObject({ kind: 'session', actor: email, action: 'end' });
  });

  test('ends all of them, this one included', async () => {
    const [one, two] = [await enter(), await enter()];
    await end(one.member, undefined);
    expect([await find(one.token), await find(two.token)]).toEqual([undefined, undefined]);
  });

  test('cannot end those of another account or college', async () => {
    const pat = 'pat@harbor.example.edu';
    await createAccount(at.database.db, at.college.id, { email: pat, name: 'Pat Ridge', password }, 'anna');
    const { token } = await at.enter({ email: pat });
    const theirs = await find(token);
    const { member } = await enter();
    expect(await end(member, [theirs?.sessionId ?? 0])).toEqual({ ended: [] });
    expect(await at.staff.ownAccount.endSessions(at.other, member, { current: password, ids: undefined })).toEqual({
      wrong: true,
    });
    await end(member, undefined);
    expect(await find(token)).toBeDefined();
  });

  test('needs the password', async () => {
    const { token, member } = await enter();
    expect(await end(member, undefined, 'something else')).toEqual({ wrong: true });
    expect(await find(token)).toBeDefined();
  });
});

test('a member sees the own sessions, this one marked, and the last log-ins', async () => {
  const [{ member }] = [await enter(), await enter()];
  await at.logIn({ password: 'something else' });
  const { sessions, logins } = await at.staff.ownAccount.find(at.college, member);
  expect(sessions.map(({ id, isThis, browser }) => [id === member.sessionId, isThis, browser])).toEqual(
    expect.arrayContaining([
      [true, true, 'Firefox on Windows'],
      [false, false, 'Firefox on Windows'],
    ]),
  );
  expect(logins.map(({ outcome }) => outcome)).toEqual(['wrong_password', 'accepted', 'accepted']);
});

describe('a session', () => {
  const idle = (minutes: number) =>
    at.database.execute(`update staff_session set last_seen_at = last_seen_at - interval '${minutes} minutes'`);
  const mayWrite = async (token: string) => (await find(token))?.mayWrite;

  test(`may write until it was idle for ${idleWriteMinutes} minutes`, async () => {
    const { token } = await enter();
    await idle(idleWriteMinutes - 1);
    expect(await mayWrite(token)).toBe(true);
    await idle(idleWriteMinutes - 1);
    expect(await mayWrite(token)).toBe(true);
    await idle(idleWriteMinutes);
    expect(await mayWrite(token)).toBe(false);
  });

  test('that was idle reads on, and does not write again because it reads', async () => {
    const { token } = await enter();
    await idle(idleWriteMinutes);
    for (let count = 0; count < 3; count += 1) expect(await mayWrite(token)).toBe(false);
    await idle(2);
    expect(await mayWrite(token)).toBe(false);
  });
});
