import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestDatabase, testServer } from '../../testing/database.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { announceChange, changeChannel, missedChanges } from '../announce.ts';
import type { Database } from '../client.ts';
import { openPostgres } from '../open-postgres.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

describe('a Postgres server behind two addresses', () => {
  let template: Database;
  let url: URL;
  let first: Network;
  let second: Network;
  let database: Database;
  beforeAll(async () => {
    template = await createTestDatabase();
    const { rows } = await template.db.execute<{ name: string }>(sql`select current_database() as name`);
    url = new URL(testServer());
    url.pathname = `/${rows[0]?.name}`;
  });
  beforeEach(async () => {
    const target = () => Number(url.port || 5432);
    first = await openNetwork({ target });
    second = await openNetwork({ target });
    const hosts = url.href.replace(url.host, `127.0.0.1:${first.port},127.0.0.1:${second.port}`);
    database = await openPostgres(hosts, { timeoutSeconds: 0.5, connectSeconds: 0.5, poolSize: 4 });
  });
  afterEach(async () => {
    await database.close();
    await Promise.all([first.close(), second.close()]);
  });
  afterAll(() => template?.close());

  const query = () => database.db.execute(sql`select 1`);
  const transaction = () => database.db.transaction((db) => db.execute(sql`select 1`));
  /** The connections whose last statement asked for a lock. */
  const askingForLocks = async () => {
    const { rows } = await template.db.execute<{ pid: number }>(
      sql`select pid from pg_stat_activity where query like 'select pg_try_advisory_lock%'`,
    );
    return rows.map(({ pid }) => pid);
  };
  const outcome = async (work: () => Promise<unknown>) =>
    work().then(
      () => 'answered',
      (error: unknown) => error,
    );

  test('the first address fails: queries and transactions go to the second one without a restart', async () => {
    await query();
    first.cut();
    await expect.poll(() => outcome(query), { timeout: 3000 }).toBe('answered');
    expect(await outcome(transaction)).toBe('answered');
  });

  test('both addresses fail: requests are rejected at once, and succeed again without a restart', async () => {
    await query();
    first.cut();
    second.cut();
    for (let attempt = 0; attempt < 4; attempt++) await outcome(query);
    const started = performance.now();
    const failures = await Promise.all([query, transaction, query].map(outcome));
    expect(performance.now() - started).toBeLessThan(200);
    expect(failures.every(isDatabaseUnavailable)).toBe(true);
    first.restore();
    await expect.poll(() => outcome(query), { timeout: 5000 }).toBe('answered');
    expect(await outcome(transaction)).toBe('answered');
  });

  test('a server that does not respond any more is treated like one that is gone', async () => {
    await query();
    first.stall();
    second.stall();
    for (let attempt = 0; attempt < 3; attempt++) await outcome(query);
    const started = performance.now();
    await outcome(query);
    expect(performance.now() - started).toBeLessThan(200);
    first.restore();
    second.restore();
    await expect.poll(() => outcome(query), { timeout: 5000 }).toBe('answered');
  });

  test('a listener whose connection stalls learns that it may have missed changes from the other address, then gets further announcements', async () => {
    const received: string[] = [];
    await database.listen(changeChannel, (payload) => received.push(payload));
    await announceChange(template.db, 7);
    await expect.poll(() => received).toEqual(['7']);
    first.stall();
    await announceChange(template.db, 8);
    await expect.poll(() => received.at(-1), { timeout: 10_000 }).toBe(missedChanges);
    await announceChange(template.db, 9);
    await expect.poll(() => received.at(-1)).toBe('9');
  });

  test('a lock is held by one process, passes on when its connection is lost, and reports the loss', async () => {
    const held = await database.lock('leader');
    let isNext = false;
    const next = template.lock('leader').then((lock) => {
      isNext = true;
      return lock;
    });
    await wait(100);
    expect([isNext, held.lost.aborted]).toEqual([false, false]);
    first.cut();
    await expect.poll(() => [isNext, held.lost.aborted]).toEqual([true, true]);
    await (await next).release();
  });

  test('waiting for a lock ends when the server stalls, and the lock is taken at the other address', async () => {
    const held = await template.lock('leader');
    const before = await askingForLocks();
    const waiting = database.lock('leader').catch((error: unknown) => error);
    await expect.poll(async () => (await askingForLocks()).some((pid) => !before.includes(pid))).toBe(true);
    first.stall();
    expect(isDatabaseUnavailable(await waiting)).toBe(true);
    await held.release();
    await (await database.lock('leader')).release();
  });

  test('waiting for a lock ends when its signal aborts', async () => {
    const held = await template.lock('leader');
    const stopping = new AbortController();
    const waiting = database.lock('leader', stopping.signal);
    waiting.catch(() => {});
    await wait(50);
    stopping.abort();
    await expect(waiting).rejects.toThrow();
    await held.release();
  });
});
