import path from 'node:path';

import type { Env } from '../runtime/env.ts';
import { type Database, openEmbedded, openPostgres } from './client.ts';

type DatabasePlace = {
  databaseUrl?: string | undefined;
  folder: string;
  /** For Postgres: how long a connection or a query may take. */
  timeoutSeconds?: number | undefined;
};

/** Where the settings put the database: a Postgres server by address, else the embedded one below the data folder. */
export function databasePlace({
  DATABASE_URL,
  DATA_DIR,
  DATABASE_TIMEOUT_SECONDS,
}: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'> & Partial<Pick<Env, 'DATABASE_TIMEOUT_SECONDS'>>): DatabasePlace {
  return {
    databaseUrl: DATABASE_URL,
    folder: path.join(DATA_DIR, 'database'),
    timeoutSeconds: DATABASE_TIMEOUT_SECONDS,
  };
}

/** Opens the configured database: Postgres by address, else the embedded one in its folder. */
export function openDatabase({ databaseUrl, folder, timeoutSeconds }: DatabasePlace): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, { timeoutSeconds }) : openEmbedded(folder);
}
