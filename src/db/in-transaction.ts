import type { Database, Db } from './client.ts';

/** Runs `work` in one transaction and returns its result. A dry run does all of it, then rolls back. */
export async function inTransaction<Result>(
  database: Pick<Database, 'db'>,
  dryRun: boolean,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const dryResults: Result[] = [];
  const transaction = database.db.transaction(async (db) => {
    const result = await work(db);
    if (!dryRun) return result;
    dryResults.push(result);
    return db.rollback();
  });
  return transaction.catch((error: unknown) => {
    const [result] = dryResults;
    if (result !== undefined) return result;
    throw error;
  });
}
