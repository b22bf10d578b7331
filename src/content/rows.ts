import { and, desc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Db } from '../db/client.ts';
import type { ContentKind, RowOf } from './define-content.ts';
import type { Fields } from './fields/field.ts';
import { type ContentTable, formerAddressesOf, type Join, joinsOf, tableOf } from './table.ts';

type Key = { tenantId: number; id: number };
type Values = Record<string, unknown>;

/** Rows of one statement, which may have 65,535 parameters. */
const batch = 500;

/** Every row of a kind that a college has, newest first. */
export async function findRows<F extends Fields>(db: Db, kind: ContentKind<F>, tenantId: number): Promise<RowOf<F>[]> {
  const table: ContentTable = tableOf(kind as ContentKind);
  const rows = await db.select().from(table).where(eq(table.tenantId, tenantId)).orderBy(desc(table.id));
  return (await withJoined(db, kind, tenantId, rows)) as RowOf<F>[];
}

/** Rows with the lists of their many-to-many fields. */
export async function withJoined(
  db: Db,
  kind: ContentKind,
  tenantId: number,
  rows: readonly Values[],
): Promise<Values[]> {
  const lists = await Promise.all(
    Object.entries(joinsOf(kind)).map(async ([key, join]) => {
      const { tenantId: college, rowId, targetId } = columnsOf(join);
      const pairs = await db
        .select({ rowId, targetId })
        .from(join.table)
        .where(eq(college, tenantId))
        .orderBy(targetId);
      return { key, byRow: Map.groupBy(pairs, (pair) => pair.rowId) };
    }),
  );
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      lists.map(({ key, byRow }) => [key, (byRow.get(Number(row['id'])) ?? []).map((one) => one.targetId)]),
    ),
  }));
}

/** Inserts new rows with the lists of their many-to-many fields. */
export async function insertRows<F extends Fields>(
  db: Db,
  kind: ContentKind<F>,
  rows: readonly (Values & Key)[],
): Promise<RowOf<F>[]> {
  const inserted: RowOf<F>[] = [];
  for (let start = 0; start < rows.length; start += batch) {
    const given = rows.slice(start, start + batch);
    const stored = await db
      .insert(tableOf(kind as ContentKind))
      .values(given)
      .returning();
    inserted.push(...given.map((row, index) => ({ ...row, ...stored[index] }) as unknown as RowOf<F>));
    for (const [key, { table, row, target }] of Object.entries(joinsOf(kind))) {
      const pairs = given.flatMap(({ tenantId, id, [key]: ids }) =>
        Array.isArray(ids) ? ids.map((each) => ({ tenantId, [row]: id, [target]: each })) : [],
      );
      if (pairs.length > 0) await db.insert(table).values(pairs);
    }
  }
  return inserted;
}

export async function updateRow<F extends Fields>(
  db: Db,
  kind: ContentKind<F>,
  key: Key,
  changes: Values,
): Promise<RowOf<F>> {
  const table: ContentTable = tableOf(kind as ContentKind);
  const [stored] = await db
    .update(table)
    .set({ updatedAt: sql`now()`, ...changes })
    .where(and(eq(table.tenantId, key.tenantId), eq(table.id, key.id)))
    .returning();
  await replaceJoined(db, kind, key, changes);
  return { ...changes, ...stored } as unknown as RowOf<F>;
}

export async function deleteRow<F extends Fields>(db: Db, kind: ContentKind<F>, { tenantId, id }: Key): Promise<void> {
  const table: ContentTable = tableOf(kind as ContentKind);
  await db.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.id, id)));
}

/** Stores the lists among `values` as the rows of their join tables. */
async function replaceJoined(db: Db, kind: ContentKind, { tenantId, id }: Key, values: Values): Promise<void> {
  for (const [key, join] of Object.entries(joinsOf(kind))) {
    const ids = values[key];
    if (!Array.isArray(ids)) continue;
    const { table, row, target } = join;
    const columns = columnsOf(join);
    await db.delete(table).where(and(eq(columns.tenantId, tenantId), eq(columns.rowId, id)));
    if (ids.length > 0) await db.insert(table).values(ids.map((each) => ({ tenantId, [row]: id, [target]: each })));
  }
}

/** The columns of a join table. */
export const columnsOf = ({ table, row, target }: Join) => ({
  tenantId: columnIn(table, 'tenantId'),
  rowId: columnIn(table, row),
  targetId: columnIn(table, target),
});

/** Records the address a row had before a change, and frees the new one where another row had it before. */
export async function moveAddress(db: Db, kind: ContentKind, before: Key & object, after: Key & object): Promise<void> {
  const { address } = kind;
  if (!address) return;
  const keys = [...(address.within ? [address.within] : []), address.slug];
  const addressOf = (row: object) => Object.fromEntries(keys.map((key) => [key, Reflect.get(row, key)]));
  if (JSON.stringify(addressOf(before)) === JSON.stringify(addressOf(after))) return;
  const table = formerAddressesOf(kind);
  const { tenantId, id } = after;
  const isNew = and(
    eq(columnIn(table, 'tenantId'), tenantId),
    ...keys.map((key) => eq(columnIn(table, key), Reflect.get(after, key))),
  );
  await db.delete(table).where(isNew);
  const former = { tenantId, ...addressOf(before), [`${kind.name}Id`]: id };
  await db
    .insert(table)
    .values(former as never)
    .onConflictDoNothing();
}

const columnIn = (table: object, key: string): PgColumn => {
  const column: PgColumn | undefined = Reflect.get(table, key);
  if (!column) throw new Error(`There is no column "${key}"`);
  return column;
};
