import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestDatabase } from '../testing/database.ts';
import type { Database } from './client.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const notify = (payload: string) => database.db.execute(sql`select pg_notify('news', ${payload})`);

/** A listener, and what it has heard. */
async function listen() {
  const heard: string[] = [];
  const stop = await database.listen('news', (payload) => heard.push(payload));
  return { heard, stop };
}

it('every listener hears what is said, until it stops', async () => {
  const [first, second] = [await listen(), await listen()];
  await notify('one');
  await expect.poll(() => [first.heard, second.heard]).toEqual([['one'], ['one']]);
  await first.stop();
  await notify('two');
  await expect.poll(() => second.heard).toEqual(['one', 'two']);
  expect(first.heard).toEqual(['one']);
  await second.stop();
});

// the embedded database has no connection to lose
describe.skipIf(!process.env['TEST_DATABASE_URL'])('a listener whose connection was lost', () => {
  it('hears that something may have been missed, and then what is said', { timeout: 15_000 }, async () => {
    const { heard, stop } = await listen();
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`,
    );
    await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['']);
    await notify('again');
    await expect.poll(() => heard).toEqual(['', 'again']);
    await stop();
  });
});
