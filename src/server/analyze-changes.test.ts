import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';

import { announceChange } from '../db/announce.ts';
import { opponent } from '../db/schema/opponent.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import { analyzeChanges } from './analyze-changes.ts';

// a Postgres server analyzes automatically, and counts the changes of a connection only when it is idle
const isServer = process.env.TEST_DATABASE_URL !== undefined;

test.skipIf(isServer)(
  'a table is analyzed after a large change, and not after a small one',
  async () => {
    const database = await createTestDatabase();
    const { db } = database;
    const onError = vi.fn();
    // resets the counters of a database that an earlier test has used, because analyzing it takes up to a minute
    await database.execute('select pg_stat_force_next_flush()');
    await database.execute('select pg_stat_reset()');
    const stop = await analyzeChanges(database, { delay: 20, onError });
    const college = await createCollege(db);
    const add = async (from: number, count: number) => {
      const rows = Array.from({ length: count }, (_, index) => from + index).map((id) => ({
        tenantId: college.id,
        id,
        title: `Opponent ${id}`,
        slug: `opponent-${id}`,
      }));
      await db.insert(opponent).values(rows);
      await announceChange(db, college.id);
    };
    const knownRows = async () => {
      const { rows } = (await db.execute(
        sql`select reltuples::integer as rows from pg_class where relname = 'opponent'`,
      )) as {
        rows: { rows: number }[];
      };
      return rows[0]?.rows;
    };
    const before = await knownRows();
    await add(1000, 20);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await knownRows()).toBe(before);
    await add(2000, 600);
    await vi.waitFor(async () => expect(await knownRows()).toBeGreaterThan(600), { timeout: 20_000 });
    await stop();
    expect(onError).not.toHaveBeenCalled();
    await database.close();
  },
  60_000,
);
