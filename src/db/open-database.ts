import path from 'node:path';

import type { Env } from '../runtime/env.ts';
import type { FileStore } from '../storage/file-store.ts';
import { openFileStore, type StoragePlace } from '../storage/open-file-store.ts';
import type { Database } from './client.ts';
import { borrowEmbedded, type EmbeddedOptions } from './embedded/server.ts';
import { migrate } from './migrate.ts';
import { openPostgres, type PostgresOptions } from './open-postgres.ts';

export type DatabasePlace = StoragePlace & {
  databaseUrl?: string | undefined;
  /** Without a URL, the folder of the embedded database. */
  dataDir: string;
  limits?: { timeoutSeconds?: number | undefined; connectSeconds?: number | undefined; poolSize?: number | undefined };
};

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'> &
  Partial<
    Pick<
      Env,
      'DATABASE_TIMEOUT_SECONDS' | 'DATABASE_CONNECT_SECONDS' | 'DATABASE_POOL' | 'STORAGE_URL' | 'STORAGE_DELIVERY'
    >
  >;

/** The configured database: a Postgres server, or else the embedded database in the data folder. */
export const databasePlace = (settings: Settings): DatabasePlace => ({
  databaseUrl: settings.DATABASE_URL,
  dataDir: settings.DATA_DIR,
  filesFolder: path.join(settings.DATA_DIR, 'files'),
  storageUrl: settings.STORAGE_URL,
  redirectsFiles: settings.STORAGE_DELIVERY === 'redirect',
  limits: {
    timeoutSeconds: settings.DATABASE_TIMEOUT_SECONDS,
    connectSeconds: settings.DATABASE_CONNECT_SECONDS,
    poolSize: settings.DATABASE_POOL,
  },
});

/** Opens the Postgres server when there is a URL, or else the embedded database of the data folder. */
export function openDatabase(
  { databaseUrl, dataDir, limits, ...storage }: DatabasePlace,
  onProgress?: (step: string) => void,
): Promise<Database> {
  const files = openFileStore(storage);
  return databaseUrl
    ? openPostgres(databaseUrl, { ...limits, files })
    : openEmbedded({ dataDir, limits, files, onProgress });
}

/** Opens a database and runs pending migrations. `onProgress` receives a sentence for each slow step. */
export async function openMigrated(place: DatabasePlace, onProgress: (step: string) => void): Promise<Database> {
  const database = await openDatabase(place, onProgress);
  try {
    const run = await migrateOnce(database);
    if (run.length > 0) onProgress(`Database tables are up to date (${run.length} migrations run)`);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Runs pending migrations while other processes of the installation wait. */
async function migrateOnce(database: Database): Promise<string[]> {
  const lock = await database.lock('migrations');
  try {
    return await migrate(database);
  } finally {
    await lock.release();
  }
}

/** Opens the embedded database for a command or a job: that of the running server, or else one that ends with it. */
export async function openEmbedded({
  files,
  limits,
  ...options
}: EmbeddedOptions & { files?: FileStore; limits?: Omit<PostgresOptions, 'files'> | undefined }): Promise<Database> {
  const server = await borrowEmbedded(options);
  try {
    const database = await openPostgres(server.url, { ...limits, ...(files && { files }) });
    return {
      ...database,
      close: async () => {
        await database.close();
        await server.stop();
      },
      release: server.stop,
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
