import { tmpdir } from 'node:os';
import path from 'node:path';

import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

import { createDiskStore } from '../storage/disk-store.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { Database } from './client.ts';
import { createAddresses } from './postgres/addresses.ts';
import { connect } from './postgres/connect.ts';
import { createListener } from './postgres/listener.ts';
import { takeLock } from './postgres/lock.ts';
import { createPool } from './postgres/pool.ts';
// the kinds of sports data find their tables
import './core/core-tables.ts';
import * as schema from './schema/all.ts';

/** Files of a database that has no folder for them. */
const temporaryFiles = (): FileStore => createDiskStore(path.join(tmpdir(), `fieldhouse-files-${process.pid}`));

export type PostgresOptions = {
  /** Limit for each query; 10 by default. */
  timeoutSeconds?: number | undefined;
  /** Limit for connecting to an address, and for waiting for a free connection; 5 by default. */
  connectSeconds?: number | undefined;
  /** Maximum number of connections for queries; 10 by default. */
  poolSize?: number | undefined;
  files?: FileStore;
};

/**
 * Connects to a Postgres server; of several addresses in the URL, to the first that accepts writes. Queries that exceed the
 * timeout fail, here and on the server; what `execute` and `withoutLimit` run has no limit.
 */
export async function openPostgres(
  databaseUrl: string,
  { timeoutSeconds = 10, connectSeconds = 5, poolSize = 10, files = temporaryFiles() }: PostgresOptions = {},
): Promise<Database> {
  const addresses = createAddresses(databaseUrl);
  const connectMs = connectSeconds * 1000;
  const open = () => connect(addresses, { connectionTimeoutMillis: connectMs, keepAlive: true });
  const pool = createPool(addresses, { size: poolSize, connectMs, queryMs: timeoutSeconds * 1000 });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listener = createListener(open);
  const onOwnConnection = async <Result>(run: (client: pg.Client) => Promise<Result>): Promise<Result> => {
    const client = await open();
    try {
      return await run(client);
    } finally {
      await client.end().catch(() => {});
    }
  };
  return {
    db: drizzle({ client: pool, schema }),
    files,
    execute: (sql) => onOwnConnection(async (client) => void (await client.query(sql))),
    withoutLimit: (run) => onOwnConnection((client) => run(drizzle({ client, schema }))),
    listen: listener.listen,
    lock: (name, signal) => takeLock(open, name, signal),
    close: async () => {
      await listener.close();
      await pool.end();
    },
    // the server ends the connections of a process that has ended
    release: async () => {},
  };
}
