import { changeSetOf } from './change-set.ts';
import type { Db } from './client.ts';
import { reserveIds } from './ids.ts';
import { contentChange } from './schema/content-change.ts';

type Changes = typeof contentChange.$inferInsert.changes;

/** An entry of the audit trail about something that is no row of a content kind. `changes` must not contain secrets. */
export type ChangeEntry = Pick<
  typeof contentChange.$inferInsert,
  'tenantId' | 'kind' | 'contentId' | 'actor' | 'action'
> & { changes?: Changes };

/** Adds an entry to the audit trail, in the transaction of the change. */
export async function recordChange(db: Db, { changes = {}, ...entry }: ChangeEntry): Promise<void> {
  const changeSetId = await changeSetOf(db, entry);
  const id = await reserveIds(db, entry.tenantId, 'contentChange');
  await db.insert(contentChange).values({ ...entry, id, changeSetId, changes });
}

/** The values that differ between two objects, old and new, by name; null for none. */
export function changedValues(before: object, after: object): Changes {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const pairs = [...names].map((name): [string, [unknown, unknown]] => [
    name,
    [Reflect.get(before, name) ?? null, Reflect.get(after, name) ?? null],
  ]);
  return Object.fromEntries(pairs.filter(([, [old, now]]) => JSON.stringify(old) !== JSON.stringify(now)));
}
