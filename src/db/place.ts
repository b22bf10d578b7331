import path from 'node:path';

import type { Env } from '../runtime/env.ts';
import { type Database, openEmbedded, openPostgres } from './client.ts';

export type DatabasePlace = {
  databaseUrl?: string | undefined;
  folder: string;
  /** Folder of the files that rows name. */
  filesFolder: string;
  /** For Postgres: limit for connecting and for each query. */
  timeoutSeconds?: number | undefined;
};

/** The configured database: a Postgres server, or else the embedded database in the data folder. */
export function databasePlace({
  DATABASE_URL,
  DATA_DIR,
  DATABASE_TIMEOUT_SECONDS,
}: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'> & Partial<Pick<Env, 'DATABASE_TIMEOUT_SECONDS'>>): DatabasePlace {
  return {
    databaseUrl: DATABASE_URL,
    folder: path.join(DATA_DIR, 'database'),
    filesFolder: path.join(DATA_DIR, 'files'),
    timeoutSeconds: DATABASE_TIMEOUT_SECONDS,
  };
}

/** Opens the Postgres server when there is a URL, or else the embedded database in its folder. */
export function openDatabase({ databaseUrl, folder, filesFolder, timeoutSeconds }: DatabasePlace): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, { timeoutSeconds, filesFolder }) : openEmbedded(folder, filesFolder);
}
