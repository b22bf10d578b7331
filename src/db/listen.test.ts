import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestDatabase } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import { announceWithdrawal, missedChanges } from './announce.ts';
import type { Database } from './client.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const notify = (payload: string) => database.db.execute(sql`select pg_notify('news', ${payload})`);

/** A listener and the payloads it received. */
async function listen() {
  const received: string[] = [];
  const stop = await database.listen('news', (payload) => received.push(payload));
  return { received, stop };
}

it('every listener receives notifications until it stops', async () => {
  const [first, second] = [await listen(), await listen()];
  await notify('one');
  await expect.poll(() => [first.received, second.received]).toEqual([['one'], ['one']]);
  await first.stop();
  await notify('two');
  await expect.poll(() => second.received).toEqual(['one', 'two']);
  expect(first.received).toEqual(['one']);
  await second.stop();
});

describe('a listener that lost its connection', () => {
  it.each([
    ['that changes may have been missed', missedChanges, false],
    ['an empty payload if something was withdrawn', '', true],
  ])('receives %s, and then further notifications', { timeout: 15_000 }, async (_, expected, isWithdrawal) => {
    const { received, stop } = await listen();
    if (isWithdrawal) await announceWithdrawal(database.db, (await createCollege(database.db)).id);
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and (query like 'listen%' or query like '%from announcement')`,
    );
    await expect.poll(() => received, { timeout: 5_000 }).toEqual([expected]);
    await notify('again');
    await expect.poll(() => received).toEqual([expected, 'again']);
    await stop();
  });
});
