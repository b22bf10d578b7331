import type { Database } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { type DatabasePlace, databasePlace, openDatabase } from '../db/place.ts';
import { tenant } from '../db/schema/tenant.ts';
import type { Env } from '../runtime/env.ts';
import { seedInChildProcess } from './seed-in-child-process.ts';

type Settings = Parameters<typeof databasePlace>[0] & Pick<Env, 'SAMPLE_COLLEGES'>;

/**
 * Opens the configured database, runs pending migrations and adds the sample colleges if there is no college. `onProgress` receives a
 * sentence for each slow step.
 */
export async function prepareDatabase(settings: Settings, onProgress: (step: string) => void): Promise<Database> {
  const place = databasePlace(settings);
  const database = await openMigrated(place, onProgress);
  try {
    if (settings.SAMPLE_COLLEGES === 'on' && !(await hasColleges(database)))
      await seedOnce(database, place, onProgress);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Adds the sample colleges while other processes wait, unless one of them has done it. */
async function seedOnce(database: Database, place: DatabasePlace, onProgress: (step: string) => void): Promise<void> {
  const lock = await database.lock('sample colleges');
  try {
    if (!(await hasColleges(database))) await seedInChildProcess(place, onProgress);
  } finally {
    await lock.release();
  }
}

/** Opens a database and runs pending migrations. */
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

async function hasColleges({ db }: Database): Promise<boolean> {
  return (await db.select({ id: tenant.id }).from(tenant).limit(1)).length > 0;
}
