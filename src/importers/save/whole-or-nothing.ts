import type { Database, Db } from '../../db/client.ts';

/** Runs `work` in one transaction and returns its result. A dry run rolls back. */
export async function wholeOrNothing<Result>(
  database: Database,
  dryRun: boolean,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const undone: Result[] = [];
  const saving = database.db.transaction(async (db) => {
    const result = await work(db);
    if (!dryRun) return result;
    undone.push(result);
    return db.rollback();
  });
  return saving.catch((error: unknown) => {
    const [result] = undone;
    if (result !== undefined) return result;
    throw error;
  });
}
