import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';

import type { Database } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { clientOptions } from '../db/open-embedded.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { createDiskStore } from '../storage/disk-store.ts';
import { type Connection, connectEmbedded, embeddedTemplate, templateName } from './database-template.ts';

/** Empty databases of test files that have ended, for the next file of this process: opening one takes five times as long as emptying it. */
const idle: Connection[] = [];
let created = 0;

/**
 * A database with all tables and no rows for one test file: embedded in memory, or on the Postgres server of
 * `TEST_DATABASE_URL` if set. Close it in `afterAll`.
 */
export async function createTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  const database = idle.pop() ?? (await (server ? createOnServer(server) : createInMemory()));
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
  const { rows } = (await db.execute(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`)) as unknown as {
    rows: { name: string }[];
  };
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

async function createInMemory(): Promise<Connection> {
  return connectEmbedded(await PGlite.create({ ...clientOptions, loadDataDir: await embeddedTemplate() }));
}

async function createOnServer(server: string): Promise<Connection> {
  const name = `fieldhouse_test_${process.pid}_${++created}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const template = await requireTemplate(server, admin);
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name} template ${template}`);
  const database = await openPostgres(urlOf(server, name));
  return {
    ...database,
    close: async () => {
      await database.close();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}

/** The name of the template on the server, created by the first test file that needs it. */
async function requireTemplate(server: string, admin: pg.Client): Promise<string> {
  const name = await templateName();
  await admin.query(`select pg_advisory_lock(hashtext('${name}'))`);
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) {
    // it is renamed when it is complete
    await admin.query(`drop database if exists ${name}_new`);
    await admin.query(`create database ${name}_new`);
    const database = await openPostgres(urlOf(server, `${name}_new`));
    await migrate(database);
    await database.close();
    await admin.query(`alter database ${name}_new rename to ${name}`);
  }
  await admin.query(`select pg_advisory_unlock(hashtext('${name}'))`);
  return name;
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
