import { existsSync } from 'node:fs';

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
  const needsColleges = settings.SAMPLE_COLLEGES === 'on';
  // a closed embedded database does not return its memory, so a child process creates a new one
  const isNew = !place.databaseUrl && !existsSync(place.folder);
  if (needsColleges && isNew) await seedInChildProcess(place, onProgress);
  const database = await openMigrated(place, onProgress);
  if (!needsColleges || (await hasColleges(database))) return analyzed(database, place);
  if (place.databaseUrl) {
    await seedOnce(database, place, onProgress);
    return database;
  }
  await database.close();
  await seedInChildProcess(place, onProgress);
  return analyzed(await openDatabase(place), place);
}

/** Adds the sample colleges to a Postgres server while other processes wait, unless one of them has done it. */
async function seedOnce(database: Database, place: DatabasePlace, onProgress: (step: string) => void): Promise<void> {
  const lock = await database.lock('sample colleges');
  try {
    if (!(await hasColleges(database))) await seedInChildProcess(place, onProgress);
  } finally {
    await lock.release();
  }
}

/** The embedded database has no autovacuum: without statistics, the planner expects a handful of rows in every table. */
async function analyzed(database: Database, { databaseUrl }: DatabasePlace): Promise<Database> {
  if (!databaseUrl) await database.execute('analyze');
  return database;
}

/** Opens a database and runs pending migrations. */
export async function openMigrated(place: DatabasePlace, onProgress: (step: string) => void): Promise<Database> {
  const database = await openDatabase(place);
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
