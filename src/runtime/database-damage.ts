/** Damaged data, a damaged index, a file that is missing or cannot be read (documentation of Postgres, appendix A). */
const codes = new Set(['XX001', 'XX002', '58P01', '58030']);
/** Files of tables; an extension or a program may lack files, too. */
const tableFile = /\b(?:base|global|pg_\w+)\/|\bblocks? \d|\bindex\b/;

export const restoreRemedy =
  'Restore the latest backup into a new folder: DATA_DIR=NEW_FOLDER npm run cli -- backup restore BACKUP_FOLDER, then start with that DATA_DIR';

/** What is damaged in the database and how to replace it, if that is why a query failed. */
export function databaseDamage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (!codes.has(code) || !tableFile.test(error.message)) return databaseDamage(error.cause);
  return `The database is damaged: ${error.message}. ${restoreRemedy}; with a Postgres server of your own, set DATABASE_URL to a new database instead of DATA_DIR.`;
}
