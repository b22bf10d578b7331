import { and, eq, inArray } from 'drizzle-orm';

import { addressKeys, type ContentKind } from '../content/define-content.ts';
import type { Db } from '../db/client.ts';
import type { Row } from '../db/content/rows.ts';
import { columnOf, tableOf, tablesOf } from '../db/content/tables.ts';
import { partsOf } from '../db/core/parts.ts';
import { updateRows } from '../db/update-rows.ts';
import { isSameJson } from '../web/same-json.ts';

/** Rows per statement, which may have at most 65,535 parameters. */
const batch = 500;

/** Keeps other transactions from changing rows until this one ends. */
export async function lockRows(db: Db, kind: ContentKind, tenantId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { main } = tablesOf(kind);
  await db
    .select({ id: main.id })
    .from(main)
    .where(and(eq(main.tenantId, tenantId), inArray(main.id, [...ids])))
    .orderBy(main.id)
    .for('update');
}

/** Inserts new rows with the lists of their many-to-many fields. */
export async function insertRows(db: Db, kind: ContentKind, rows: readonly Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    const some = rows.slice(start, start + batch);
    await db.insert(tableOf(kind)).values(some);
    for (const key of Object.keys(tablesOf(kind).joins)) await insertList(db, kind, key, some);
    for (const { store } of partsOf(kind)) for (const row of some) await store(db, row);
  }
}

/** A stored row before and after a change. */
type Changed = { before: Row; after: Row };

/** Stores changed rows with their lists, and the former URLs of those whose URL has changed. */
export async function changeRows(db: Db, kind: ContentKind, changes: readonly Changed[]): Promise<void> {
  const { joins, main } = tablesOf(kind);
  await updateRows(
    db,
    main,
    changes.map(({ before, after }) => ({
      row: after,
      columns: Object.keys(after).filter((key) => key === 'updatedAt' || differ(before[key], after[key])),
    })),
  );
  for (const [key, { table, row }] of Object.entries(joins)) {
    const changed = changes.filter(({ before, after }) => String(before[key]) !== String(after[key]));
    const [first] = changed;
    if (!first) continue;
    const ids = changed.map(({ after }) => after.id);
    await db.delete(table).where(and(eq(table.tenantId, first.after.tenantId), inArray(row, ids)));
    for (let start = 0; start < changed.length; start += batch)
      await insertList(
        db,
        kind,
        key,
        changed.slice(start, start + batch).map(({ after }) => after),
      );
  }
  for (const { values, store } of partsOf(kind))
    for (const { before, after } of changes)
      if (Object.keys(values).some((key) => differ(before[key], after[key]))) await store(db, after);
  for (const { before, after } of changes) await moveAddress(db, kind, before, after);
}

const differ = (before: unknown, after: unknown) => !isSameJson(before, after);

export async function deleteRow(db: Db, kind: ContentKind, row: Row): Promise<void> {
  const { main } = tablesOf(kind);
  await db.delete(main).where(isRow(main, row));
}

const isRow = (table: Record<'tenantId' | 'id', Parameters<typeof eq>[0]>, { tenantId, id }: Row) =>
  and(eq(table.tenantId, tenantId), eq(table.id, id));

/** Stores the list of a many-to-many field in its join table. */
async function insertList(db: Db, kind: ContentKind, key: string, rows: readonly Row[]): Promise<void> {
  const join = tablesOf(kind).joins[key];
  const pairs = rows.flatMap(({ tenantId, id, [key]: ids }) =>
    Array.isArray(ids) && join
      ? ids.map((other, position) => ({
          tenantId,
          [join.rowKey]: id,
          [join.targetKey]: other,
          ...(join.position && { position }),
        }))
      : [],
  );
  if (join && pairs.length > 0) await db.insert(join.table).values(pairs as never);
}

/** Records the former URL of a row, and removes the new one from the former URLs of another row. */
async function moveAddress(db: Db, kind: ContentKind, before: Row, after: Row): Promise<void> {
  const keys = addressKeys(kind);
  const { formerAddresses } = tablesOf(kind);
  if (!formerAddresses || keys.every((key) => before[key] === after[key])) return;
  const { table, rowKey } = formerAddresses;
  const isTaken = keys.map((key) => eq(columnOf(table, key), after[key]));
  await db.delete(table).where(and(eq(table.tenantId, after.tenantId), ...isTaken));
  const former = Object.fromEntries(['tenantId', ...keys].map((key) => [key, before[key]]));
  await db
    .insert(table)
    .values({ ...former, [rowKey]: after.id } as never)
    .onConflictDoNothing();
}
