import { type ContentKind, namedFields } from '../content/define-content.ts';
import { type ReadContext, refuse } from '../content/fields/field.ts';
import type { Database, Db } from '../db/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import { type StagedFile, stageFile } from '../files/stage-file.ts';
import { deleteUnused, storeFile } from '../files/store-file.ts';
import { findFile, type SourceFile } from '../images/store-media.ts';
import { isUsageError } from '../web/usage-error.ts';
import type { RowInput } from './read-row.ts';

/**
 * Puts the files that inputs name into the file store before the transaction that writes their rows, which would otherwise hold its
 * locks for as long as a file takes. A refused file throws when its field is read.
 */
export async function stageFiles(
  database: Pick<Database, 'db' | 'files'>,
  kind: Pick<ContentKind, 'fields'>,
  inputs: readonly RowInput[],
  { tenant, files }: { tenant: Tenant; files: readonly SourceFile[] },
) {
  const staged = new Map<string, StagedFile>();
  const refused = new Map<string, Error>();
  for (const { name, field } of namedFields(kind)) {
    const { accept } = field;
    if (!accept) continue;
    const named = new Set(inputs.map(({ values }) => values[name]));
    for (const wanted of named) {
      const file = typeof wanted === 'string' ? findFile(files, wanted) : undefined;
      if (typeof wanted !== 'string' || !file) continue;
      try {
        staged.set(wanted, await stageFile(database.files, tenant.id, file, accept));
      } catch (error) {
        if (!isUsageError(error)) throw error;
        refused.set(wanted, error);
      }
    }
  }
  const storer =
    (db: Db, now: Temporal.Instant): ReadContext['storeFile'] =>
    (fileName, folder) => {
      const refusal = refused.get(fileName);
      if (refusal) throw refusal;
      const file = staged.get(fileName);
      if (!file) return refuse('the file was not sent with the row', 'not-sent');
      return storeFile(db, tenant.id, file, { folder, now });
    };
  return { storer, deleteUnused: () => deleteUnused(database, tenant.id, [...staged.values()]) };
}
