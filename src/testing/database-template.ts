import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';

import { withoutNumber } from '../db/announce.ts';
import type { Database } from '../db/client.ts';
import { listMigrations, migrate } from '../db/migrate.ts';
import { keepNamedStatements } from '../db/named-statements.ts';
import { clientOptions, ownLock } from '../db/open-embedded.ts';
import * as schema from '../db/schema/all.ts';

/** Test databases are copies of a template: migrating one takes 3 s, copying it half a second. */

export type Connection = Omit<Database, 'files'>;

const folder = path.resolve('node_modules/.cache/fieldhouse');

/** Changes with the migrations and the version of the embedded database. */
export async function templateName(): Promise<string> {
  const sources = (await listMigrations()).map((name) => path.resolve('src/db/migrations', name));
  const hash = createHash('sha256');
  for (const source of [...sources, path.resolve('node_modules/@electric-sql/pglite/package.json')])
    hash.update(await readFile(source));
  return `fieldhouse_template_${hash.digest('hex').slice(0, 16)}`;
}

/** The files of the embedded template, cached for later test files and runs. */
export async function embeddedTemplate(): Promise<Blob> {
  const file = path.join(folder, `${await templateName()}.tar`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Blob([cached]);
  const made = await makeTemplate();
  await mkdir(folder, { recursive: true });
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, made.stream());
  // several test files may create it at the same time, so it is renamed when it is complete
  await rename(part, file);
  return made;
}

async function makeTemplate(): Promise<Blob> {
  const client = await PGlite.create(clientOptions);
  await migrate(connectEmbedded(client));
  const files = await client.dumpDataDir('none');
  await client.close();
  return files;
}

export function connectEmbedded(client: PGlite): Connection {
  const db = drizzle({ client, schema });
  keepNamedStatements(db, client);
  return {
    db,
    execute: async (sql) => void (await client.exec(sql)),
    withoutLimit: (run) => run(db),
    listen: (channel, onMessage) => client.listen(channel, (payload) => onMessage(withoutNumber(payload))),
    lock: ownLock,
    close: () => client.close(),
  };
}
