import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { createTestDatabase } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import { announceWithdrawal, changeChannel, readChange } from './announce.ts';
import type { Database } from './client.ts';
import {
  awaitConfirmations,
  forgetProcesses,
  lastWithdrawal,
  listProcesses,
  startConfirming,
  withdrawnSince,
} from './confirmations.ts';
import { servingProcess } from './schema/withdrawal.ts';

let database: Database;
let collegeId: number;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  collegeId = (await createCollege(database.db)).id;
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await database.db.delete(servingProcess);
});
afterAll(() => database.close());

const serve = async (settle: () => Promise<string | undefined> = async () => undefined) => {
  stops.push(await startConfirming(database, { port: 3000, lastGoodHours: 24, settle, log: { warn: () => {} } }));
};
/** A process that does not confirm. */
const silent = { id: 'silent', machine: 'elsewhere (pid:[1])', port: 3000, pid: 17, started: '1' };

test('a withdrawal is confirmed after every process has handled its announcement', async () => {
  const handled: unknown[] = [];
  for (const name of ['first', 'second'])
    stops.push(await database.listen(changeChannel, (payload) => void handled.push([name, readChange(payload)])));
  await serve();
  await serve();
  await announceWithdrawal(database.db, collegeId, 'content');
  expect(await awaitConfirmations(database.db)).toEqual({ missing: [], problems: [], isNobodyServing: false });
  const change = { tenantId: collegeId, withdrawn: 'content' };
  expect(handled).toEqual(
    expect.arrayContaining([
      ['first', change],
      ['second', change],
    ]),
  );
});

test('it is confirmed only after shared caches have been purged', async () => {
  const purged = Promise.withResolvers<undefined>();
  await serve(() => purged.promise);
  const confirmed = vi.fn();
  const confirming = awaitConfirmations(database.db).then(confirmed);
  await wait(200);
  expect(confirmed).not.toHaveBeenCalled();
  purged.resolve(undefined);
  await confirming;
  expect(confirmed).toHaveBeenCalled();
});

test('a purge that fails is a problem until one succeeds', async () => {
  let problem: string | undefined = 'the shared cache did not accept the purge';
  await serve(async () => problem);
  await serve(async () => problem);
  expect((await awaitConfirmations(database.db)).problems).toEqual(['the shared cache did not accept the purge']);
  problem = undefined;
  expect((await awaitConfirmations(database.db)).problems).toEqual([]);
});

test('a process that does not confirm is named, each time, until its copies are too old', async () => {
  await serve();
  await database.db.insert(servingProcess).values(silent);
  for (let attempt = 0; attempt < 2; attempt++)
    expect((await awaitConfirmations(database.db, { timeout: 200 })).missing).toEqual([
      'the server process 17 on elsewhere has not confirmed within 0.2 seconds that it removed its copies',
    ]);
  await database.db.update(servingProcess).set({ missingSince: '2020-01-01T00:00:00Z' });
  await serve();
  expect((await awaitConfirmations(database.db)).missing).toEqual([]);
});

test('a process of this machine that has ended does not count', async () => {
  await serve();
  const [own] = await database.db.select().from(servingProcess);
  await database.db.insert(servingProcess).values({ ...silent, machine: own?.machine ?? '', pid: process.pid });
  expect((await awaitConfirmations(database.db)).missing).toEqual([]);
});

test('a process that was taken for ended registers again when it confirms', async () => {
  await serve();
  await database.db.delete(servingProcess);
  await awaitConfirmations(database.db);
  await expect.poll(() => database.db.$count(servingProcess)).toBe(1);
});

test('a process that is asked to confirm before it has registered starts all the same', async () => {
  const asked: Pick<Database, 'db' | 'listen'> = {
    db: database.db,
    listen: async (channel, onMessage) => {
      const stop = await database.listen(channel, onMessage);
      onMessage('1');
      await expect.poll(() => database.db.$count(servingProcess)).toBe(1);
      return stop;
    },
  };
  const settle = async () => undefined;
  stops.push(await startConfirming(asked, { port: 3000, lastGoodHours: 24, settle, log: { warn: () => {} } }));
  expect(await database.db.$count(servingProcess)).toBe(1);
});

test('without a server process there is nobody to wait for', async () => {
  expect(await awaitConfirmations(database.db)).toEqual({ missing: [], problems: [], isNobodyServing: true });
});

test('the colleges that have withdrawn something since', async () => {
  const last = await lastWithdrawal(database.db);
  expect(await withdrawnSince(database.db, last)).toEqual([]);
  await announceWithdrawal(database.db, collegeId);
  expect(await withdrawnSince(database.db, last)).toEqual([collegeId]);
});

test('the silent processes of a lost machine are forgotten, and those that respond stay', async () => {
  await serve();
  const [{ machine: here = '' } = {}] = await listProcesses(database.db);
  await database.db.insert(servingProcess).values([silent, { ...silent, id: 'other', pid: 18 }]);
  await database.db.insert(servingProcess).values({ ...silent, id: 'third', machine: 'web-3 (pid:[1])' });
  expect(await forgetProcesses(database.db, 'elsewhere', { timeout: 200 })).toEqual({ forgotten: 2, running: 0 });
  expect(await forgetProcesses(database.db, 'elsewhere')).toEqual({ forgotten: 0, running: 0 });
  expect(await forgetProcesses(database.db, here)).toEqual({ forgotten: 0, running: 1 });
  expect((await listProcesses(database.db)).map(({ machine }) => machine).sort()).toEqual([here, 'web-3'].sort());
});
