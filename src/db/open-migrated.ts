import type { Database } from './client.ts';
import { migrate } from './migrate.ts';
import { type DatabasePlace, openDatabase } from './place.ts';

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
