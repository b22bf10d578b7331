import { tmpdir } from 'node:os';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import pg from 'pg';

import { createFileStore, type FileStore } from '../runtime/file-store.ts';
import { lockFolder } from './folder-lock.ts';
import { keepNamedStatements } from './named-statements.ts';
import * as schema from './schema/all.ts';
import { takeTurns } from './take-turns.ts';

/** The one query interface of both databases; a transaction has the same type. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Database = {
  db: Db;
  /** The files that rows name. */
  files: FileStore;
  /** Runs SQL text of several statements (migrations, backups). */
  execute: (sql: string) => Promise<void>;
  /**
   * Calls back for each notification on a channel, from this and every other process; with an empty payload after a lost
   * connection was restored, because notifications may have been missed. Returns a function that stops listening.
   */
  listen: (channel: string, onMessage: (payload: string) => void) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};

const settings = [
  // the default of 128 MB suits a dedicated machine; the operating system caches the files as well
  'shared_buffers=24MB',
  // filling a new 16 MB log file with zeros would block the thread for 80 ms during an import
  'wal_init_zero=off',
  // a fifth of the default sample: the server analyzes all tables when it starts
  'default_statistics_target=20',
];
const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])];

/** Extensions that the migrations create; the embedded database has to be opened with them. */
export const extensions = { btree_gin, fuzzystrmatch, pg_trgm, unaccent };

/** A folder for the files of a database that has none of its own, such as one in memory. */
const temporaryFiles = () => path.join(tmpdir(), `fieldhouse-files-${process.pid}`);

/** Opens the embedded database in `folder` (created when absent), or in memory without one. Throws when another process has the folder open. */
export async function openEmbedded(folder?: string, filesFolder: string = temporaryFiles()): Promise<Database> {
  const unlock = folder ? await lockFolder(folder) : undefined;
  try {
    const client = await PGlite.create({ startParams, extensions, ...(folder && { dataDir: folder }) });
    takeTurns(client);
    const db = drizzleEmbedded({ client, schema });
    keepNamedStatements(db, client);
    return {
      db,
      files: createFileStore(filesFolder),
      execute: async (sql) => void (await client.exec(sql)),
      listen: (channel, onMessage) => client.listen(channel, onMessage),
      close: async () => {
        await client.close();
        await unlock?.();
      },
    };
  } catch (error) {
    await unlock?.();
    throw error;
  }
}

type PostgresOptions = {
  /** Limit for connecting and for each query; 10 by default. */
  timeoutSeconds?: number | undefined;
  filesFolder?: string;
};

/**
 * Connects to a Postgres server. Queries that exceed the timeout fail, here and on the server; SQL text run by `execute`
 * (migrations, backups) has no limit.
 */
export async function openPostgres(
  connectionString: string,
  { timeoutSeconds = 10, filesFolder = temporaryFiles() }: PostgresOptions = {},
): Promise<Database> {
  const timeout = timeoutSeconds * 1000;
  const connection = { connectionString, connectionTimeoutMillis: timeout };
  // statement_timeout ends the work on the server, query_timeout the wait for a server that no longer responds
  const pool = new pg.Pool({ ...connection, max: 10, statement_timeout: timeout, query_timeout: timeout });
  // without a listener, an idle connection that the server drops would end the process; the next query reports it
  pool.on('error', () => {});
  // the same for a connection lost during a transaction, which rejects by itself
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzlePostgres({ client: pool, schema }),
    files: createFileStore(filesFolder),
    execute: (sql) => executeAlone(connection, sql),
    listen: (channel, onMessage) => listenOn(connection, channel, onMessage),
    close: () => pool.end(),
  };
}

/** Uses its own connection, without a query timeout. */
async function executeAlone(connection: pg.ClientConfig, sql: string): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Uses one connection per channel and reopens it when it is lost. */
async function listenOn(
  connection: pg.ClientConfig,
  channel: string,
  onMessage: (payload: string) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  const connect = async () => {
    const next = new pg.Client({ ...connection, keepAlive: true });
    next.on('notification', (message) => onMessage(message.payload ?? ''));
    next.on('error', () => {});
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    if (stopped) return next.end();
    client = next;
    next.on('end', reconnectLater);
  };
  const reconnectLater = () => {
    if (stopped) return;
    clearTimeout(retry);
    retry = setTimeout(() => connect().then(() => onMessage(''), reconnectLater), 1000);
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
