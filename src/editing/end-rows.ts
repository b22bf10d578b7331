import { type ContentKind, columnFields, type RowOf } from '../content/define-content.ts';
import type { Fields } from '../content/fields/field.ts';
import { type Problem, refusedRows } from '../content/problem.ts';
import { titleOf } from '../content/title-of.ts';
import { announceWithdrawal } from '../db/announce.ts';
import type { Database } from '../db/client.ts';
import { type Row, selectRows } from '../db/content/rows.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Change } from './audit.ts';
import { noSuchRow } from './no-such-row.ts';
import { endingOf } from './row-state.ts';
import { storeChanges } from './store-changes.ts';
import type { Writing } from './write-rows.ts';

/**
 * Ends all given rows or none, and reports for each whether it was changed or had already ended. Throws the error of `refusedRows`
 * for unknown rows and for parents of others.
 */
export function endRows<F extends Fields>(
  database: Database,
  kind: ContentKind<F>,
  ids: readonly string[],
  { tenant, actor, dryRun = false, now = Temporal.Now.instant() }: Writing,
): Promise<{ row: RowOf<F>; isChanged: boolean }[]> {
  return inTransaction(database, dryRun, async (db) => {
    const all = await selectRows(db, kind, tenant.id);
    const found = ids.map((id) => all.find((row) => String(row.id) === id));
    const unknown = found.flatMap((row, index) => (row ? [] : { ...noSuchRow(kind, all, ids[index]), row: index }));
    if (unknown.length > 0) throw refusedRows(unknown);
    const rows = found.filter((row) => row !== undefined);
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

/** Throws an error for rows with children that would remain. */
function refuseOrphans(kind: ContentKind, rows: readonly Row[], all: readonly Row[]) {
  const keys = columnFields(kind).flatMap(([key, { storage }]) =>
    'to' in storage && storage.to === 'self' ? key : [],
  );
  const named = (row: Row) => `${row.id} (${titleOf(kind, row)})`;
  const problems = rows.flatMap((row, index): Problem[] => {
    const children = all.filter((one) => !rows.includes(one) && keys.some((key) => one[key] === row.id));
    if (children.length === 0) return [];
    const message = `it is the parent of ${children.map(named).join(', ')}; remove these as well, or give them another parent`;
    return [{ row: index, field: 'id', path: [], value: row.id, code: 'in-use', message }];
  });
  if (problems.length > 0) throw refusedRows(problems);
}
