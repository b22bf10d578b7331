import { type ContentKind, columnFields, type RowOf } from '../content/define-content.ts';
import type { Fields } from '../content/fields/field.ts';
import { type Problem, refusedRows } from '../content/fields/problem.ts';
import { titleOf } from '../content/title-of.ts';
import { announceWithdrawal } from '../db/announce.ts';
import type { Database, Db } from '../db/client.ts';
import type { Row } from '../db/content/rows.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { recordRefusals } from '../staff/refusals.ts';
import type { Change } from './audit.ts';
import { lockRows } from './change-rows.ts';
import { findDependents } from './dependents.ts';
import { noSuchRow } from './no-such-row.ts';
import { openRows, type Rows } from './open-rows.ts';
import { endingOf } from './row-state.ts';
import { storeChanges } from './store-changes.ts';
import { isChangedSince, nextVersion, staleRow } from './versions.ts';
import { idOf, type Writing } from './write-rows.ts';
import { requireRights } from './writer.ts';

/**
 * Ends all given rows or none, and reports for each whether it was changed or had already ended. Throws the error of `refusedRows`
 * for unknown rows, for those that others refer to, and for rows that were changed after `unchangedSince`. `going` are the rows that are
 * removed with one of sports data, such as "3 stories".
 */
export function endRows<F extends Fields>(
  database: Pick<Database, 'db'>,
  kind: ContentKind<F>,
  ids: readonly string[],
  {
    tenant,
    dryRun = false,
    now = Temporal.Now.instant(),
    unchangedSince,
    ...writer
  }: Writing & { unchangedSince?: string | undefined },
): Promise<{ row: RowOf<F>; isChanged: boolean; going: readonly string[] }[]> {
  const end = async (db: Db) => {
    await lockRows(db, kind, tenant.id, ids.map(idOf));
    const stored = await openRows(db, kind, tenant.id);
    const rows: RowOf<F>[] = [];
    const problems: Problem[] = [];
    for (const [index, id] of ids.entries()) {
      const row = await stored.get(idOf(id));
      if (row && isChangedSince(row, unchangedSince))
        problems.push({ ...(await staleRow(db, kind, row, { tenant })), row: index });
      if (row) rows.push(row);
      else problems.push({ ...(await noSuchRow(db, kind, tenant.id, id)), row: index });
    }
    // first, because problems tell what is stored
    const all = rows.map((before): Change => ({ action: 'end', before }));
    await requireRights(db, kind, all, { tenantId: tenant.id, ...writer });
    if (problems.length > 0) throw refusedRows(problems);
    const { changes: changesOf } = endingOf(kind);
    if (!changesOf) await refuseOrphans(kind, rows, stored);
    const dependents = await Promise.all(kind.isCore ? rows.map((row) => findDependents(db, kind, row)) : []);
    refuseKept(dependents.map(({ keeping }, index) => ({ keeping, row: index, value: rows[index]?.id })));
    const changes = rows.flatMap((before): Change[] => {
      const values = changesOf?.(before, now);
      if (changesOf && !values) return [];
      return [
        { action: 'end', before, after: values && { ...before, ...values, updatedAt: nextVersion(before, now) } },
      ];
    });
    await storeChanges(db, kind, changes, { tenant, now, ...writer });
    // a repeated command removes the copies that the first one could not
    if (changes.length < rows.length) await announceWithdrawal(db, tenant.id);
    return rows.map((row, index) => ({
      row,
      isChanged: changes.some(({ before }) => before === row),
      going: dependents[index]?.going ?? [],
    }));
  };
  return recordRefusals(database.db, tenant.id, writer.door, () => inTransaction(database, dryRun, end));
}

/** Throws an error for rows to which others refer that would remain. */
function refuseKept(rows: readonly { keeping: readonly string[]; row: number; value: unknown }[]): void {
  const problems = rows.flatMap(({ keeping, row, value }): Problem[] => {
    if (keeping.length === 0) return [];
    const message = `it is used by ${keeping.join(' and ')}; change these first, or merge it into another one`;
    return [{ row, field: 'id', path: [], value, code: 'in-use', message }];
  });
  if (problems.length > 0) throw refusedRows(problems);
}

/** Throws an error for rows with children that would remain. */
async function refuseOrphans(kind: ContentKind, rows: readonly Row[], stored: Pick<Rows<Row>, 'like'>) {
  const keys = columnFields(kind).flatMap(([key, { storage }]) =>
    'to' in storage && storage.to === 'self' ? key : [],
  );
  const named = (row: Row) => `${row.id} (${titleOf(kind, row)})`;
  const problems: Problem[] = [];
  for (const [index, row] of rows.entries()) {
    const below = await Promise.all(keys.map((key) => stored.like({ [key]: row.id }, [key])));
    const children = below.flat().filter((one) => !rows.includes(one));
    if (children.length === 0) continue;
    const message = `it is the parent of ${children.map(named).join(', ')}; remove these as well, or give them another parent`;
    problems.push({ row: index, field: 'id', path: [], value: row.id, code: 'in-use', message });
  }
  if (problems.length > 0) throw refusedRows(problems);
}
