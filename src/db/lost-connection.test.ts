import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import { createTestDatabase } from '../testing/database.ts';
import type { Database } from './client.ts';

describe('a lost connection', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.close());

  it('fails its transaction, not the process', async () => {
    const uncaught = vi.fn();
    process.on('uncaughtException', uncaught);
    onTestFinished(() => void process.off('uncaughtException', uncaught));
    const transaction = database.db.transaction(async (db) => {
      await db.execute(sql`set application_name = 'to be lost'`);
      await database.db.execute(
        sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'to be lost'`,
      );
      // an unhandled error event would be emitted now
      await new Promise((resolve) => setTimeout(resolve, 100));
      await db.execute(sql`select 1`);
    });
    await expect(transaction).rejects.toThrow();
    expect(uncaught).not.toHaveBeenCalled();
    await expect(database.execute('select 1')).resolves.toBeUndefined();
  });
});
