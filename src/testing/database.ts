import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import pg from 'pg';

import { kinds } from '../content/kinds.ts';
import { withoutNumber } from '../db/announce.ts';
import type { Database } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { keepNamedStatements } from '../db/named-statements.ts';
import { extensions, ownLock } from '../db/open-embedded.ts';
import { openPostgres } from '../db/open-postgres.ts';
import * as schema from '../db/schema/all.ts';
import { createDiskStore } from '../storage/disk-store.ts';
import { cachedTemplate, templateName } from './database-template.ts';

type Connection = Omit<Database, 'files'>;
type TestDatabase = Connection & { empty: () => Promise<void> };

/** Empty databases of test files that have ended, for the next file of this process: opening one takes five times as long as emptying it. */
const idle: TestDatabase[] = [];
let created = 0;

/**
 * A database with all tables and no rows for one test file: embedded in memory, or on the Postgres server of
 * `TEST_DATABASE_URL` if set. Close it in `afterAll`.
 */
export async function createTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  const database = idle.pop() ?? withEmpty(await (server ? createOnServer(server) : createInMemory()));
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
      await database.empty();
      await rm(filesFolder, { recursive: true, force: true });
      idle.push(database);
    },
  };
}

const withEmpty = (database: Connection): TestDatabase => ({
  ...database,
  empty: () =>
    database.execute(`do $$ begin
      execute (select 'truncate ' || string_agg(format('%I', tablename), ', ') || ' restart identity cascade'
        from pg_tables where schemaname = 'public' and tablename <> 'migration');
    end $$`),
});

// deleting a college cascades to its rows; rows that refer to others are deleted first
const order = ['game', 'season', ...kinds.toReversed().map(({ table }) => table), 'tenant'];

/** Deletes every college with its rows and restarts the ids. Truncating takes twenty times as long. */
export const removeColleges = ({ execute }: Database): Promise<void> =>
  execute([...order.map((table) => `delete from ${table}`), 'alter sequence tenant_id_seq restart'].join(';'));

async function createInMemory(): Promise<Connection> {
  return wrap(await PGlite.create({ extensions, loadDataDir: await cachedTemplate(makeTemplate) }));
}

async function makeTemplate(): Promise<Blob> {
  const client = await PGlite.create({ extensions });
  await migrate(wrap(client));
  const files = await client.dumpDataDir('none');
  await client.close();
  return files;
}

function wrap(client: PGlite): Connection {
  const db = drizzle({ client, schema });
  keepNamedStatements(db, client);
  return {
    db,
    execute: async (sql) => void (await client.exec(sql)),
    listen: (channel, onMessage) => client.listen(channel, (payload) => onMessage(withoutNumber(payload))),
    lock: ownLock,
    close: () => client.close(),
  };
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
