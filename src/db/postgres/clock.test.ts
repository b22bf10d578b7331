import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase } from '../../testing/database.ts';
import { createCollege } from '../../testing/factories.ts';
import type { Database } from '../client.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const secondsFromTestClock = async (expression: string): Promise<number> => {
  const { rows } = await database.db.execute<{ at: number }>(
    sql.raw(`select extract(epoch from ${expression})::float8 as at`),
  );
  return Math.abs((rows[0]?.at ?? 0) - Temporal.Now.instant().epochMilliseconds / 1000);
};

it('queries and column defaults have the clock of the tests', async () => {
  expect(await secondsFromTestClock('now()')).toBeLessThan(10);
  await createCollege(database.db);
  expect(await secondsFromTestClock('(select created_at from tenant)')).toBeLessThan(10);
});
