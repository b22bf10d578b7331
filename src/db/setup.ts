import { type Database, openEmbedded, openPostgres } from './client.ts';
import { migrate } from './migrate.ts';
import { tenant } from './schema/tenant.ts';
import { seedSampleColleges } from './seed/seed.ts';

export type DatabasePlace = {
  databaseUrl?: string | undefined;
  folder: string;
  /** For Postgres: how long a connection or a query may take. */
  timeoutSeconds?: number | undefined;
};

/** Opens the configured database: Postgres by address, else the embedded one in its folder. */
export function openDatabase({ databaseUrl, folder, timeoutSeconds }: DatabasePlace): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, { timeoutSeconds }) : openEmbedded(folder);
}

/**
 * Opens the database, brings its tables up to date and, when it holds no college yet, adds the sample colleges.
 * `onProgress` gets a sentence for each step worth waiting for.
 */
export async function prepareDatabase(
  place: DatabasePlace,
  { samples = true, onProgress = () => {} }: { samples?: boolean; onProgress?: (step: string) => void } = {},
): Promise<Database> {
  const database = await openDatabase(place);
  try {
    const run = await migrate(database);
    if (run.length > 0) onProgress(`Database tables are up to date (${run.length} migrations run)`);
    if (samples && (await database.db.select({ id: tenant.id }).from(tenant).limit(1)).length === 0) {
      await seedSampleColleges(database, { onProgress });
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
