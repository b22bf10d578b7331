import type { ContentKind } from '../content/define-content.ts';
import type { Row } from '../content/rows.ts';
import { announceChange } from '../db/announce.ts';
import type { Db } from '../db/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import { type Change, recordChanges } from './audit.ts';
import { deleteRow, insertRows, updateRow } from './change-rows.ts';

/** Stores changes in order, records them in the audit trail and announces them. */
export async function storeChanges(
  db: Db,
  kind: ContentKind,
  changes: readonly Change[],
  { tenant, actor, now }: { tenant: Tenant; actor: string; now: Temporal.Instant },
): Promise<void> {
  const added: Row[] = [];
  for (const { before, after } of changes) {
    if (before) {
      // the changed row may be one of those added so far
      await insertRows(db, kind, added.splice(0));
      if (after) await updateRow(db, kind, before, after);
      else await deleteRow(db, kind, before);
    } else if (after) added.push(after);
  }
  await insertRows(db, kind, added);
  await recordChanges(db, kind, changes, { actor, now });
  await announceChange(db, tenant.id);
}
