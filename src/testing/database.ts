import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'drizzle-orm';
import pg from 'pg';

import type { Database } from '../db/client.ts';
import { databaseName } from '../db/embedded/cluster.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { createDiskStore } from '../storage/disk-store.ts';
import { requireQualifiedColumns } from './qualified-columns.ts';

type Connection = Omit<Database, 'files'>;

/** Empty databases of test files that have ended, for the next file of this process: opening one takes five times as long as emptying it. */
const idle: Connection[] = [];

/** A database with all tables and no rows for one test file. Close it in `afterAll`. */
export async function createTestDatabase(): Promise<Database> {
  const database = idle.pop() ?? (await create());
  const stops: (() => Promise<void>)[] = [];
  const filesFolder = path.join(tmpdir(), `fieldhouse-files-${randomUUID()}`);
  return {
    ...database,
    files: createDiskStore(filesFolder),
    listen: async (channel, onMessage) => {
      const stop = await database.listen(channel, onMessage);
      stops.push(stop);
      return stop;
    },
    close: async () => {
      await Promise.all(stops.map((stop) => stop()));
      await removeColleges(database);
      await vacuum(database);
      await rm(filesFolder, { recursive: true, force: true });
      idle.push(database);
    },
  };
}

/** Gives back the space of deleted rows, which later test files would read over. */
async function vacuum({ db, execute }: Connection): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`);
  await execute(`vacuum ${rows.map(({ name }) => `"${name}"`).join(', ')}`);
}

/**
 * Deletes every college with its rows and restarts the ids. Truncating takes ten times as long; foreign keys and triggers
 * have nothing to do where all tables are emptied.
 */
export const removeColleges = ({ execute }: Pick<Database, 'execute'>): Promise<void> =>
  execute(`do $$
    declare name text;
    begin
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migration' loop
        execute format('delete from %I', name);
      end loop;
      for name in select sequencename from pg_sequences where schemaname = 'public' loop
        execute format('alter sequence %I restart', name);
      end loop;
    end $$`);

async function create(): Promise<Connection> {
  requireQualifiedColumns();
  const server = testServer();
  const name = `fieldhouse_test_${randomUUID()}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database "${name}" template ${databaseName}`);
  const database = await openPostgres(urlOf(server, name));
  return {
    ...database,
    close: async () => {
      await database.close();
      await admin.query(`drop database if exists "${name}" with (force)`);
      await admin.end();
    },
  };
}

/** The Postgres server that vitest starts for the run. */
export function testServer(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set: src/testing/test-server.ts sets it');
  return url;
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
