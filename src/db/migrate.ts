import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { sql } from 'drizzle-orm';

import { usageError } from '../web/usage-error.ts';
import type { Database } from './client.ts';
import { clockFunction } from './postgres/clock.ts';

// relative to the project root, where every command runs: import.meta.url of bundled code is elsewhere
const folder = path.resolve('src/db/migrations');

/** Names of the migrations in the folder, in order. */
export async function listMigrations(from: string = folder): Promise<string[]> {
  return (await readdir(from)).filter((name) => name.endsWith('.sql')).sort();
}

/**
 * Runs every pending migration, or those of `only`, each in its own transaction, and returns their names. Throws a usage error
 * for a database of a newer version, whose tables this one would read and write wrongly.
 */
export async function migrate(
  { db, execute }: Pick<Database, 'db' | 'execute'>,
  only?: readonly string[],
): Promise<string[]> {
  await execute(
    `${clockFunction}create table if not exists migration (name text primary key, run_at timestamptz not null default now())`,
  );
  const { rows } = await db.execute<{ name: string }>(sql`select name from migration`);
  const done = new Set(rows.map(({ name }) => name));
  const known = await listMigrations();
  refuseUnknown([...done].filter((name) => !known.includes(name)).sort());
  const run: string[] = [];
  for (const name of known) {
    if (done.has(name) || (only && !only.includes(name))) continue;
    const text = await readFile(path.join(folder, name), 'utf8');
    // statements in one message run in one transaction
    await execute(`${text};\ninsert into migration (name) values ('${name}')`).catch((error: unknown) => {
      throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    });
    run.push(name);
  }
  return run;
}

function refuseUnknown(unknown: readonly string[]): void {
  if (unknown.length === 0) return;
  throw usageError(
    `The database is of a newer version of Fieldhouse, with migrations that this one does not know: ${unknown.join(', ')}. Start the newer version, or restore the backup from before the update (docs/deploying.md).`,
  );
}
