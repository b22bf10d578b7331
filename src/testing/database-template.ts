import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { listMigrations } from '../db/migrate.ts';

/** Databases of tests are copies of one with all tables: to make one takes 3 s, to copy it half a second. */

const folder = path.resolve('node_modules/.cache/fieldhouse');

/** The same as long as neither a migration nor the embedded database changes. */
export async function templateName(): Promise<string> {
  const sources = (await listMigrations()).map((name) => path.resolve('src/db/migrations', name));
  const hash = createHash('sha256');
  for (const source of [...sources, path.resolve('node_modules/@electric-sql/pglite/package.json')])
    hash.update(await readFile(source));
  return `fieldhouse_template_${hash.digest('hex').slice(0, 16)}`;
}

/** The files of the embedded template: those of an earlier test file or run, else made and kept for the next. */
export async function keptTemplate(make: () => Promise<Blob>): Promise<Blob> {
  const file = path.join(folder, `${await templateName()}.tar`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Blob([kept]);
  const made = await make();
  await mkdir(folder, { recursive: true });
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, made.stream());
  // several test files may make it at once: each name is given to whole files alone
  await rename(part, file);
  return made;
}
