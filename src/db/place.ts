import path from 'node:path';

import type { Env } from '../runtime/env.ts';
import type { DatabasePlace } from './setup.ts';

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
