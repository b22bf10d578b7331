import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

import type { FileStore } from '../storage/file-store.ts';
import type * as schema from './schema/all.ts';

/** Queries, on a pool, a connection or in a transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** A lock that excludes all other processes with the same database. */
export type Lock = {
  /** Aborts when the connection that holds the lock is lost: another process may hold it now. */
  lost: AbortSignal;
  release: () => Promise<void>;
};

export type Database = {
  db: Db;
  /** The files that rows name. */
  files: FileStore;
  /** Runs SQL text of several statements (migrations), without a limit of time. */
  execute: (sql: string) => Promise<void>;
  /** Runs queries that may take longer than a request waits: those of backups, exports and imports of colleges. */
  withoutLimit: <Result>(run: (db: Db) => Promise<Result>) => Promise<Result>;
  /**
   * Calls back for each notification on a channel, from this and every other process; with an empty payload when
   * notifications may have been missed. Returns a function that stops listening.
   */
  listen: (channel: string, onMessage: (payload: string) => void) => Promise<() => Promise<void>>;
  /** Waits for the lock with a name. Rejects when `signal` aborts or the database fails. */
  lock: (name: string, signal?: AbortSignal) => Promise<Lock>;
  close: () => Promise<void>;
  /** Releases the embedded database without waiting for queries, before the process ends: the last process stops it. */
  release: () => Promise<void>;
};
