import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { sql } from 'drizzle-orm';

import type { Database } from './client.ts';

// from the project's root, where every command runs: bundled code has no folder of its own
const folder = path.resolve('src/db/migrations');

/** Names of the migrations that stand in the folder, in order. */
export async function listMigrations(from: string = folder): Promise<string[]> {
  return (await readdir(from)).filter((name) => name.endsWith('.sql')).sort();
}

/** Runs every migration not yet run, each whole or not at all, and returns their names. */
export async function migrate({ db, execute }: Database, from: string = folder): Promise<string[]> {
  await execute(
    'create table if not exists migration (name text primary key, run_at timestamptz not null default now())',
  );
  const rows = await db.execute<{ name: string }>(sql`select name from migration`);
  const done = new Set((rows as unknown as { rows: { name: string }[] }).rows.map((row) => row.name));
  const run: string[] = [];
  for (const name of await listMigrations(from)) {
    if (done.has(name)) continue;
    const text = await readFile(path.join(from, name), 'utf8');
    // statements sent in one message are one transaction
    await execute(`${text};\ninsert into migration (name) values ('${name}')`).catch((error: unknown) => {
      throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    });
    run.push(name);
  }
  return run;
}
