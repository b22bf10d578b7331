import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createDatabaseFolder } from '../../testing/database-template.ts';
import { killDuringWrites } from '../../testing/killed-writers.ts';
import { createTempFolder, removeTempFolder } from '../../testing/temp-folder.ts';
import type { Database } from '../client.ts';
import { openPostgres } from '../open-postgres.ts';
import { runEmbedded } from './server.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await createTempFolder('fieldhouse-durability-');
  await createDatabaseFolder(dataDir);
});
afterEach(() => removeTempFolder(dataDir));

const rowsOf = async <Row>({ db }: Database, query: ReturnType<typeof sql>): Promise<Row[]> =>
  (await db.execute(query)).rows as Row[];

test('every acknowledged commit is synchronized with the disk', async () => {
  const commits = 50;
  const server = await runEmbedded({ dataDir });
  // one connection, whose commits cannot share a synchronization
  const database = await openPostgres(server.url, { poolSize: 1 });
  const syncs = async () => {
    await database.db.execute(sql`select pg_stat_force_next_flush()`);
    const [row] = await rowsOf<{ syncs: number }>(
      database,
      sql`select sum(fsyncs)::integer as syncs from pg_stat_io where object = 'wal' and backend_type = 'client backend'`,
    );
    return row?.syncs ?? 0;
  };
  await database.execute('create table written (id integer)');
  const before = await syncs();
  for (let id = 0; id < commits; id++) await database.db.execute(sql`insert into written values (${id})`);
  expect((await syncs()) - before).toBeGreaterThanOrEqual(commits);
  const settings = await rowsOf<{ setting: string }>(
    database,
    sql`select setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')`,
  );
  expect(settings.map(({ setting }) => setting)).toEqual(['on', 'on', 'on']);
  await database.close();
  await server.stop();
});

test('no acknowledged write is lost when server and database are killed during writes', {
  timeout: 120_000,
}, async () => {
  const { written, lost } = await killDuringWrites(dataDir, [['server'], ['database'], ['database', 'server']]);
  expect(written).toBeGreaterThanOrEqual(60);
  expect(lost).toEqual([]);
});
