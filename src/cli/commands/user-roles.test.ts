import { expect, test } from 'vitest';

import { roleNames, roles } from '../../domain/rights.ts';
import { createAccount, findAccount } from '../../staff/accounts.ts';
import { addGrant, findGrants, removeGrant } from '../../staff/grants.ts';
import { recordRefusals, requireRight } from '../../staff/refusals.ts';
import { createCollege, createGame, createSeason, createSport } from '../../testing/factories.ts';
import { collegeCommands } from '../testing/college-commands.ts';

const at = collegeCommands();
const dana = 'dana@harbor.example.edu';
const pat = 'pat@harbor.example.edu';
const password = 'a long enough sentence';
const create = (email: string) =>
  createAccount(at.database.db, at.college.id, { email, name: 'A Member', password }, 'anna');
const grantsOf = async (email: string) => {
  const row = await findAccount(at.database.db, at.college.id, email);
  return findGrants(at.database.db, at.college.id, row?.id ?? 0);
};
const grant = (email: string, options: Record<string, string | string[]>) =>
  at.run('user role-grant', { args: [email], options });
const remove = (email: string, options: Record<string, string | string[]>) =>
  at.run('user role-remove', { args: [email], options });
const last = expect.stringContaining('This is the last administrator of the college.');

test('the first account becomes an administrator, the next has no role', async () => {
  await create(dana);
  await create(pat);
  expect(await grantsOf(dana)).toMatchObject([{ role: 'administrator' }]);
  expect(await grantsOf(pat)).toEqual([]);
});

test.each(roleNames)('user role-grant and user role-remove with the role %s', async (role) => {
  await create(dana);
  await create(pat);
  const { id: sportId } = await createSport(at.database.db, at.college.id);
  const scopes: readonly string[] = roles[role].scopes;
  const options = {
    role,
    ...(scopes.includes('sport') && { sport: ['football'] }),
    ...(scopes.includes('day') && { day: ['2026-09-12'] }),
  };
  const text = `${role}${scopes.includes('sport') ? ': football' : ''}${scopes.includes('day') ? ': 2026-09-12' : ''}`;
  expect(await grant(pat, options)).toMatchObject({ exit: 0, outs: [`${pat} is now ${text}`] });
  expect(await grant(pat, options)).toMatchObject({ exit: 0, outs: [`${pat} was already ${text}`] });
  expect(await grantsOf(pat)).toEqual([
    {
      role,
      sportId: scopes.includes('sport') ? sportId : null,
      gameId: null,
      day: scopes.includes('day') ? '2026-09-12' : null,
    },
  ]);
  expect(await at.list('user list')).toMatchObject([{ email: dana }, { email: pat, roles: text }]);
  expect(await at.list('user role-list')).toMatchObject([{ email: dana }, { email: pat, role }]);
  expect(await remove(pat, options)).toMatchObject({ exit: 0, outs: [`${pat} is no longer ${text}`] });
  expect(await remove(pat, options)).toMatchObject({ exit: 1 });
  expect(await grantsOf(pat)).toEqual([]);
});

test('a scorer is limited to games of the college', async () => {
  await create(dana);
  const sport = await createSport(at.database.db, at.college.id);
  const { id } = await createGame(at.database.db, await createSeason(at.database.db, sport));
  expect((await grant(dana, { role: 'scorer', game: [String(id)] })).outs).toEqual([
    `${dana} is now scorer: game ${id}`,
  ]);
  expect(await grant(dana, { role: 'scorer', game: ['999'] })).toMatchObject({
    exit: 1,
    errs: ['--game is 999, but harbor has no such game.'],
  });
});

test.each([
  [{ role: 'owner' }, '--role is "owner"; it has to be "administrator"'],
  [{ role: 'sport-contact' }, 'The role sport-contact needs --sport.'],
  [{ role: 'scorer' }, 'The role scorer needs --game or --day.'],
  [{ role: 'writer', sport: ['football'] }, '--sport is no option of the role writer'],
  [{ role: 'scorer', sport: ['football'] }, '--sport is no option of the role scorer, which takes --game or --day.'],
  [{ role: 'sport-contact', sport: ['curling'] }, 'harbor has no such sport'],
  [{ role: 'scorer', day: ['2026-02-30'] }, '--day'],
  [{ role: 'scorer', game: ['one'] }, '--game'],
])('user role-grant refuses %j', async (options, problem) => {
  await create(dana);
  expect(await grant(dana, options)).toMatchObject({ exit: 1, errs: [expect.stringContaining(problem)] });
  expect(await grantsOf(dana)).toMatchObject([{ role: 'administrator' }]);
});

test('user create gives a role', async () => {
  await create(dana);
  const options = { name: 'Pat Ridge', generate: true, role: 'writer' };
  expect(await at.run('user create', { args: [pat], options })).toMatchObject({ exit: 0 });
  expect(await grantsOf(pat)).toMatchObject([{ role: 'writer' }]);
});

test('the last administrator who can log in is neither demoted nor locked', async () => {
  await create(dana);
  await create(pat);
  const disable = (email: string, undo = false) =>
    at.run('user disable', { args: [email], options: undo ? { undo: true } : {} });
  const demote = (email: string) => remove(email, { role: 'administrator' });
  expect(await demote(dana)).toMatchObject({ exit: 1, errs: [last] });
  expect(await disable(dana)).toMatchObject({ exit: 1, errs: [last] });
  await grant(pat, { role: 'administrator' });
  expect(await disable(pat)).toMatchObject({ exit: 0 });
  // a locked administrator does not count
  expect(await demote(dana)).toMatchObject({ exit: 1, errs: [last] });
  await disable(pat, true);
  expect(await demote(dana)).toMatchObject({ exit: 0 });
  expect(await disable(pat)).toMatchObject({ exit: 1, errs: [last] });
  expect(await grantsOf(pat)).toMatchObject([{ role: 'administrator' }]);
});

test('of two administrators who demote each other at once, one remains', async () => {
  await create(dana);
  await create(pat);
  await grant(pat, { role: 'administrator' });
  const { db } = at.database;
  const ids = await Promise.all(
    [dana, pat].map(async (email) => (await findAccount(db, at.college.id, email))?.id ?? 0),
  );
  const role = { role: 'administrator', sportId: null, gameId: null, day: null } as const;
  const results = await Promise.allSettled(ids.map((id) => removeGrant(db, at.college.id, id, role, 'anna')));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('roles are those of one college', async () => {
  await create(dana);
  const { db } = at.database;
  const other = await createCollege(db, { slug: 'summit' });
  await createAccount(db, other.id, { email: dana, name: 'A Member', password }, 'anna');
  const row = await findAccount(db, other.id, dana);
  await addGrant(db, other.id, row?.id ?? 0, { role: 'editor', sportId: null, gameId: null, day: null }, 'anna');
  expect(await grantsOf(dana)).toMatchObject([{ role: 'administrator' }]);
});

test('a refused write is recorded with account, door, row and reason, although its transaction is rolled back', async () => {
  await create(dana);
  const { db } = at.database;
  const account = await findAccount(db, at.college.id, dana);
  const rights = {
    accountId: account?.id ?? 0,
    grants: [{ role: 'writer', sportId: null, gameId: null, day: null }] as const,
  };
  const work = () =>
    db.transaction(async (transaction) => {
      await transaction.execute(`update staff_account set name = 'Somebody Else'`);
      requireRight(rights, { level: 'publish', kind: 'story', id: 41 });
    });
  await expect(recordRefusals(db, at.college.id, 'story change', work)).rejects.toThrow(
    'A writer may not publish or change stories.',
  );
  expect((await findAccount(db, at.college.id, dana))?.name).toBe('A Member');
  expect(await at.list('user refusals')).toMatchObject([
    {
      email: dana,
      door: 'story change',
      level: 'publish',
      kind: 'story',
      id: 41,
      reason: 'A writer may not publish or change stories.',
    },
  ]);
  expect(() => requireRight(undefined, { level: 'publish', kind: 'story' })).not.toThrow();
});
