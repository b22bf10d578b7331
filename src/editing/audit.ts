import { and, desc, eq, sql } from 'drizzle-orm';

import type { ContentKind } from '../content/define-content.ts';
import type { AnyField } from '../content/fields/field.ts';
import { changeSetOf } from '../db/change-set.ts';
import type { Db } from '../db/client.ts';
import type { Row } from '../db/content/rows.ts';
import { reserveIds } from '../db/ids.ts';
import { contentChange } from '../db/schema/content-change.ts';
import { isoInstant } from '../domain/instant.ts';
import { isSameJson } from '../web/same-json.ts';
import type { Writer } from './writer.ts';

/** One write: the row before it (undefined if added) and after it (undefined if removed). */
export type Change = {
  action: typeof contentChange.$inferInsert.action;
  before?: Row | undefined;
  after?: Row | undefined;
};

/** The fields whose values a write changes, with the old and the new value. */
export const differingFields = (
  { fields }: Pick<ContentKind, 'fields'>,
  { before, after }: Pick<Change, 'before' | 'after'>,
) =>
  Object.entries(fields)
    .map(([key, field]): [string, [unknown, unknown]] => [
      key,
      [comparable(field, before?.[key] ?? null), comparable(field, after?.[key] ?? null)],
    ])
    .filter(([, [old, now]]) => !isSameJson(old, now));

/** A value in a comparable form, because the database formats instants differently than fields do. */
const comparable = ({ storage }: AnyField, value: unknown): unknown =>
  storage.as === 'instant' && typeof value === 'string' ? isoInstant(value) : value;

/** Whether a write changes any field. */
export const differs = (kind: Pick<ContentKind, 'fields'>, change: Change): boolean =>
  differingFields(kind, change).length > 0;

/** Records writes with the fields that changed. A write that changed nothing is not recorded. */
export async function recordChanges(
  db: Db,
  { name, fields }: Pick<ContentKind, 'name' | 'fields'>,
  changes: readonly Change[],
  { now, ...writer }: Pick<Writer, 'actor' | 'door' | 'requestId'> & { now: Temporal.Instant },
): Promise<void> {
  const written = changes.flatMap((change) => {
    const { action, before, after } = change;
    const { tenantId, id } = after ?? before ?? {};
    const differing = differingFields({ fields }, change);
    if (tenantId === undefined || id === undefined || differing.length === 0) return [];
    const facts = { tenantId, kind: name, contentId: id, actor: writer.actor, action, changedAt: now.toString() };
    return [{ ...facts, changes: Object.fromEntries(differing) }];
  });
  const [first] = written;
  if (!first) return;
  const changeSetId = await changeSetOf(db, { tenantId: first.tenantId, now, ...writer });
  const id = await reserveIds(db, first.tenantId, 'contentChange', written.length);
  const rows = written.map((change, index) => ({ ...change, id: id + index, changeSetId }));
  // a single parameter, because an import records thousands of changes
  await db.execute(sql`
    insert into content_change (tenant_id, id, change_set_id, kind, content_id, changed_at, actor, action, changes)
    select "tenantId", id, "changeSetId", kind, "contentId", "changedAt", actor, action, changes
    from json_to_recordset(${JSON.stringify(rows)}::json) as change ("tenantId" integer, id integer, "changeSetId" integer, kind text,
      "contentId" integer, "changedAt" timestamptz, actor text, action text, changes jsonb)`);
}

/** The recorded changes of a row, newest first. */
export const findChanges = (db: Db, { name }: ContentKind, { tenantId, id }: Pick<Row, 'tenantId' | 'id'>) =>
  db
    .select()
    .from(contentChange)
    .where(and(eq(contentChange.tenantId, tenantId), eq(contentChange.kind, name), eq(contentChange.contentId, id)))
    .orderBy(desc(contentChange.id));
