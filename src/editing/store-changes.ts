import { addressKeys, type ContentKind } from '../content/define-content.ts';
import { announceChange, announceWithdrawal } from '../db/announce.ts';
import { openChangeSet } from '../db/change-set.ts';
import type { Db } from '../db/client.ts';
import type { Row } from '../db/content/rows.ts';
import type { Tenant } from '../domain/tenant.ts';
import { type Change, differs, recordChanges } from './audit.ts';
import { changeRows, deleteRow, insertRows } from './change-rows.ts';
import { followUp } from './follow-ups.ts';
import { withdrawnByAll } from './withdraws.ts';
import { requireRights, type Writer } from './writer.ts';

/**
 * Stores changes in order, records them in the audit trail and announces them. Every write of a content kind ends here, and here the
 * rights of its writer are checked.
 */
export async function storeChanges(
  db: Db,
  kind: ContentKind,
  changes: readonly Change[],
  { tenant, now, rights, ...writer }: Writer & { tenant: Tenant; now: Temporal.Instant },
): Promise<void> {
  await requireRights(db, kind, changes, { tenantId: tenant.id, rights });
  if (changes.some((change) => !change.before || differs(kind, change)))
    await openChangeSet(db, { tenantId: tenant.id, now, ...writer });
  for (const run of runsOf(kind, changes)) {
    const [{ before, after } = {}] = run;
    if (!before)
      await insertRows(
        db,
        kind,
        run.flatMap((change) => change.after ?? []),
      );
    else if (after) await changeRows(db, kind, run.filter(isChange));
    else for (const change of run) if (change.before) await deleteRow(db, kind, change.before);
  }
  await followUp(db, kind, tenant.id, changes);
  await recordChanges(db, kind, changes, { now, ...writer });
  await announceWritten(db, kind, changes, tenant.id);
}

/** Announces changes of rows, and what they withdraw. */
export async function announceWritten(
  db: Db,
  kind: ContentKind,
  changes: readonly Change[],
  tenantId: number,
): Promise<void> {
  const withdrawn = withdrawnByAll(kind, changes);
  if (withdrawn === 'nothing') await announceChange(db, tenantId);
  else await announceWithdrawal(db, tenantId, withdrawn);
}

const isChange = (change: Change): change is { before: Row; after: Row } & Change =>
  change.before !== undefined && change.after !== undefined;

/**
 * Splits changes into runs that are written together: of one sort, with each row once. A row whose unique values change is
 * written by itself, because one statement must not give a row the values that another one gives up.
 */
function runsOf(kind: ContentKind, changes: readonly Change[]): Change[][] {
  const unique = [...kind.unique.flat(), ...addressKeys(kind)];
  const sortOf = ({ before, after }: Change) => {
    if (!before || !after) return before ? 'end' : 'add';
    return unique.some((key) => before[key] !== after[key]) ? undefined : 'change';
  };
  const runs: { sort: string | undefined; ids: Set<number | undefined>; changes: Change[] }[] = [];
  for (const change of changes) {
    const sort = sortOf(change);
    const id = (change.after ?? change.before)?.id;
    const last = runs.at(-1);
    if (last && sort !== undefined && last.sort === sort && !last.ids.has(id)) {
      last.ids.add(id);
      last.changes.push(change);
    } else runs.push({ sort, ids: new Set([id]), changes: [change] });
  }
  return runs.map((run) => run.changes);
}
