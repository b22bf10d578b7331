import { PGlite } from '@electric-sql/pglite';

import { clientOptions } from '../db/open-embedded.ts';
import { embeddedTemplate } from './database-template.ts';

/** Fills a new folder with an embedded database that has all tables, for a process that owns one: creating them takes seconds. */
export async function createDatabaseFolder(dataDir: string): Promise<void> {
  const client = await PGlite.create({ dataDir, ...clientOptions, loadDataDir: await embeddedTemplate() });
  await client.close();
}
