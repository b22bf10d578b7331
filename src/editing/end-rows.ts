import { type ContentKind, columnFields, type RowOf } from '../content/define-content.ts';
import type { Fields } from '../content/fields/field.ts';
import { titleOf } from '../content/title-of.ts';
import { announceWithdrawal } from '../db/announce.ts';
import type { Database } from '../db/client.ts';
import { type Row, selectRows } from '../db/content/rows.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { usageError } from '../web/usage-error.ts';
import type { Change } from './audit.ts';
import { requireRow } from './require-row.ts';
import { endingOf } from './row-state.ts';
import { storeChanges } from './store-changes.ts';
import type { Writing } from './write-rows.ts';

/** Ends all given rows or none, and reports for each whether it was changed or had already ended. */
export function endRows<F extends Fields>(
  database: Database,
  kind: ContentKind<F>,
  ids: readonly string[],
  { tenant, actor, dryRun = false, now = Temporal.Now.instant() }: Writing,
): Promise<{ row: RowOf<F>; isChanged: boolean }[]> {
  return inTransaction(database, dryRun, async (db) => {
    const all = await selectRows(db, kind, tenant.id);
    const rows = ids.map((id) => requireRow(kind, all, id, () => '<ids>'));
    const { changes: changesOf } = endingOf(kind);
    if (!changesOf) refuseOrphans(kind, rows, all);
    const changes = rows.flatMap((before): Change[] => {
      const values = changesOf?.(before, now);
      if (changesOf && !values) return [];
      return [{ action: 'end', before, after: values && { ...before, ...values, updatedAt: now.toString() } }];
    });
    await storeChanges(db, kind, changes, { tenant, actor, now });
    // a repeated command removes the copies that the first one could not
    if (changes.length < rows.length) await announceWithdrawal(db, tenant.id);
    return rows.map((row) => ({ row, isChanged: changes.some(({ before }) => before === row) }));
  });
}

/** Throws a usage error for rows with children that would remain. */
function refuseOrphans(kind: ContentKind, rows: readonly Row[], all: readonly Row[]) {
  const keys = columnFields(kind).flatMap(([key, { storage }]) =>
    'to' in storage && storage.to === 'self' ? key : [],
  );
  const named = (row: Row) => `${row.id} (${titleOf(kind, row)})`;
  const problems = rows.flatMap((row) => {
    const children = all.filter((one) => !rows.includes(one) && keys.some((key) => one[key] === row.id));
    if (children.length === 0) return [];
    return `<ids> includes ${named(row)}, the parent of ${children.map(named).join(', ')}; remove these as well, or give them another parent`;
  });
  if (problems.length > 0) throw usageError(problems.join('\n'));
}
