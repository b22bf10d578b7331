import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';

import { runEmbedded } from '../db/embedded/server.ts';
import { listMigrations, migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { createTempFolder, removeTempFolder } from './temp-folder.ts';

/** Settings that trade durability for speed. */
export const fastSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  max_connections: '200',
};

const cache = path.resolve('node_modules/.cache/fieldhouse');

/**
 * Fills a new data folder with an embedded database that has all tables: creating them takes seconds, copying them a tenth of
 * one.
 */
export async function createDatabaseFolder(dataDir: string): Promise<void> {
  await cp(await requireTemplate(), path.join(dataDir, 'postgres'), { recursive: true });
}

/** The folder of a database with all tables, cached for later runs. */
async function requireTemplate(): Promise<string> {
  const template = path.join(cache, await templateName());
  if (!existsSync(template)) await createTemplate(template);
  return template;
}

/** Changes with the migrations, the version of Postgres and how its files are created. */
async function templateName(): Promise<string> {
  const sources = (await listMigrations()).map((name) => path.resolve('src/db/migrations', name));
  const hash = createHash('sha256');
  for (const source of [...sources, 'package-lock.json', 'src/db/embedded/cluster.ts', 'src/db/postgres/clock.ts'])
    hash.update(await readFile(source));
  return `database-${hash.digest('hex').slice(0, 16)}`;
}

async function createTemplate(template: string): Promise<void> {
  const dataDir = await createTempFolder('fieldhouse-template-');
  const server = await runEmbedded({ dataDir, further: fastSettings });
  const database = await openPostgres(server.url);
  await migrate(database);
  await database.close();
  await server.stop();
  await mkdir(cache, { recursive: true });
  const part = `${template}.${randomUUID()}`;
  await cp(path.join(dataDir, 'postgres'), part, { recursive: true });
  await removeTempFolder(dataDir);
  // several processes may create it at the same time, so it is renamed when it is complete
  await rename(part, template).catch(async (error: unknown) => {
    await removeTempFolder(part);
    if (!existsSync(template)) throw error;
  });
}
