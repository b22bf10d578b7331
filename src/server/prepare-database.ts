import type { Database } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { databasePlace, openDatabase } from '../db/place.ts';
import { tenant } from '../db/schema/tenant.ts';
import type { Env } from '../runtime/env.ts';

type Settings = Parameters<typeof databasePlace>[0] & Pick<Env, 'SAMPLE_COLLEGES'>;

/**
 * Opens the configured database, runs pending migrations and, when it has no college yet, adds the sample colleges.
 * `onProgress` receives a sentence for each slow step.
 */
export async function prepareDatabase(settings: Settings, onProgress: (step: string) => void): Promise<Database> {
  const database = await openDatabase(databasePlace(settings));
  try {
    const run = await migrate(database);
    if (run.length > 0) onProgress(`Database tables are up to date (${run.length} migrations run)`);
    if (settings.SAMPLE_COLLEGES === 'on' && !(await hasColleges(database))) {
      // loaded once in the life of a database
      const { seedSampleColleges } = await import('../../samples/seed.ts');
      await seedSampleColleges(database, { onProgress });
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function hasColleges({ db }: Database): Promise<boolean> {
  return (await db.select({ id: tenant.id }).from(tenant).limit(1)).length > 0;
}
