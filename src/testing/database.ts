import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import pg from 'pg';
import { type Database, openPostgres } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import * as schema from '../db/schema/all.ts';

let template: Promise<PGlite> | undefined;
let databases = 0;

/**
 * A database of its own with all tables and no rows, for one test file. On the Postgres server of `TEST_DATABASE_URL`
 * where that is set (the suite runs a second time so), else embedded and in memory. Close it in `afterAll`.
 */
export function createTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? createOnServer(server) : createInMemory();
}

async function createInMemory(): Promise<Database> {
  template ??= makeTemplate();
  const client = (await (await template).clone()) as PGlite;
  return wrap(client);
}

async function makeTemplate(): Promise<PGlite> {
  const client = await PGlite.create();
  await migrate(wrap(client));
  return client;
}

function wrap(client: PGlite): Database {
  return {
    db: drizzle({ client, schema }),
    execute: async (sql) => void (await client.exec(sql)),
    listen: (channel, onMessage) => client.listen(channel, onMessage),
    close: () => client.close(),
  };
}

async function createOnServer(server: string): Promise<Database> {
  const name = `fieldhouse_test_${process.pid}_${++databases}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href);
  await migrate(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}
