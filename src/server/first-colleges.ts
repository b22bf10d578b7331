import type { Database } from '../db/client.ts';
import type { DatabasePlace } from '../db/open-database.ts';
import { tenant } from '../db/schema/tenant.ts';

/** Adds colleges to the database at `place`, from a process of its own. `onProgress` receives a sentence for each slow step. */
export type AddColleges = (place: DatabasePlace, onProgress: (step: string) => void) => Promise<void>;

/** Runs `add` if the database has no colleges, while other processes of the installation wait. */
export async function addFirstColleges(database: Database, add: () => Promise<void>): Promise<void> {
  if (await hasColleges(database)) return;
  const lock = await database.lock('first colleges');
  try {
    if (!(await hasColleges(database))) await add();
  } finally {
    await lock.release();
  }
}

async function hasColleges({ db }: Database): Promise<boolean> {
  return (await db.select({ id: tenant.id }).from(tenant).limit(1)).length > 0;
}
