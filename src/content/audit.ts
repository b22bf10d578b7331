import { and, desc, eq } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { reserveIds } from '../db/ids.ts';
import { contentChange } from '../db/schema/content-change.ts';
import type { ContentKind } from './define-content.ts';

type Row = { tenantId: number; id: number };

export type Action = typeof contentChange.$inferSelect.action;

type Change = { action: Action; before?: Row | undefined; after?: Row | undefined };

/** Records writes with the fields whose values differ; a write that changed nothing is not recorded. */
export async function recordChanges(
  db: Db,
  { name, fields }: ContentKind,
  writes: readonly Change[],
  { actor, changedAt }: { actor: string; changedAt?: string },
): Promise<void> {
  const records = writes.flatMap(({ action, before, after }) => {
    const row = after ?? before;
    if (!row) throw new Error(`A change of ${name} needs the row before or after it`);
    const pairs = Object.keys(fields).map(
      (key) => [key, [valueAt(before, key), valueAt(after, key)]] as [string, [unknown, unknown]],
    );
    const changes: Record<string, [unknown, unknown]> = Object.fromEntries(
      pairs.filter(([, [old, now]]) => JSON.stringify(old) !== JSON.stringify(now)),
    );
    if (Object.keys(changes).length === 0) return [];
    return [{ tenantId: row.tenantId, kind: name, contentId: row.id, actor, action, changedAt, changes }];
  });
  const [first] = records;
  if (!first) return;
  const id = await reserveIds(db, first.tenantId, 'contentChange', records.length);
  await db.insert(contentChange).values(records.map((record, index) => ({ ...record, id: id + index })));
}

const valueAt = (row: object | undefined, key: string): unknown => (row && Reflect.get(row, key)) ?? null;

/** The recorded changes of a row, newest first. */
export const findChanges = (db: Db, { name }: ContentKind, { tenantId, id }: Row) =>
  db
    .select()
    .from(contentChange)
    .where(and(eq(contentChange.tenantId, tenantId), eq(contentChange.kind, name), eq(contentChange.contentId, id)))
    .orderBy(desc(contentChange.id));
