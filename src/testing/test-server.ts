import { databaseName } from '../db/embedded/cluster.ts';
import { runEmbedded } from '../db/embedded/server.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { createDatabaseFolder, fastSettings } from './database-template.ts';
import { freePort } from './free-port.ts';
import { createTempFolder, removeTempFolder } from './temp-folder.ts';

/** Starts Postgres for the tests of a run, with a database `fieldhouse` that has all tables; vitest calls it. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    await createTemplateOn(given);
    return undefined;
  }
  const dataDir = await createTempFolder('fieldhouse-test-server-');
  await createDatabaseFolder(dataDir);
  const port = await freePort();
  const server = await runEmbedded({ dataDir, port, further: fastSettings });
  process.env['TEST_DATABASE_URL'] = `postgres://fieldhouse@127.0.0.1:${port}/postgres`;
  return async () => {
    await server.stop();
    await removeTempFolder(dataDir);
  };
}

async function createTemplateOn(server: string): Promise<void> {
  const url = new URL(server);
  const admin = await openPostgres(server);
  await admin.execute(`drop database if exists ${databaseName}`);
  await admin.execute(`create database ${databaseName}`);
  await admin.close();
  url.pathname = `/${databaseName}`;
  const database = await openPostgres(url.href);
  await migrate(database);
  await database.close();
}
