import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import type { ContentKind, RowOf } from './define-content.ts';
import type { Fields } from './fields/field.ts';
import { addressKeys, type ContentTable, columnOf, formerAddressesOf, joinsOf, tableOf } from './table.ts';

type Key = { tenantId: number; id: number };
type Values = Record<string, unknown>;

type Selection = { where?: SQL | undefined; limit?: number; offset?: number };

/** The rows of a college in the order of their kind, with the lists of their many-to-many fields. */
export async function selectRows<F extends Fields>(
  db: Db,
  kind: ContentKind<F>,
  tenantId: number,
  { where, limit, offset = 0 }: Selection = {},
): Promise<RowOf<F>[]> {
  const table: ContentTable = tableOf(kind as ContentKind);
  const lists = [...joinsOf(kind)].map(([key, { table: join, row, target }]) => {
    const ids = sql`(select coalesce(json_agg(${target} order by ${target}), '[]') from ${join}
      where ${columnOf(join, 'tenantId')} = ${table.tenantId} and ${row} = ${table.id})`;
    // Drizzle drops the table of columns in the outermost fragment of a selection
    return [key, sql<number[]>`${ids}`];
  });
  const order = kind.order.map((key) =>
    key.startsWith('-') ? desc(columnOf(table, key.slice(1))) : sql`${columnOf(table, key)} nulls first`,
  );
  const rows = db
    .select({ ...getTableColumns(table), ...Object.fromEntries(lists) })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), where))
    .orderBy(...order, kind.order[0]?.startsWith('-') ? desc(table.id) : asc(table.id))
    .offset(offset);
  return (await (limit === undefined ? rows : rows.limit(limit))) as unknown as RowOf<F>[];
}

/** Rows of one statement, which may have 65,535 parameters. */
const batch = 500;

/** Inserts new rows with the lists of their many-to-many fields. */
export async function insertRows(db: Db, kind: ContentKind, rows: readonly (Values & Key)[]): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    const some = rows.slice(start, start + batch);
    await db.insert(tableOf(kind)).values(some);
    await insertLists(db, kind, some);
  }
}

/** Stores changes of a row, and its former address when they give it another one. */
export async function updateRow(db: Db, kind: ContentKind, row: Key, changes: Values): Promise<void> {
  const table = tableOf(kind);
  await db.update(table).set(changes).where(isRow(table, row));
  for (const [key, { table: join, row: rowId }] of joinsOf(kind))
    if (key in changes)
      await db.delete(join).where(and(eq(columnOf(join, 'tenantId'), row.tenantId), eq(rowId, row.id)));
  await insertLists(db, kind, [{ ...changes, tenantId: row.tenantId, id: row.id }]);
  await moveAddress(db, kind, row, { ...row, ...changes });
}

export async function deleteRow(db: Db, kind: ContentKind, row: Key): Promise<void> {
  const table = tableOf(kind);
  await db.delete(table).where(isRow(table, row));
}

const isRow = (table: ContentTable, { tenantId, id }: Key) => and(eq(table.tenantId, tenantId), eq(table.id, id));

/** Stores the lists among the values of rows in their join tables. */
async function insertLists(db: Db, kind: ContentKind, rows: readonly (Values & Key)[]): Promise<void> {
  for (const [key, { table, rowKey, targetKey }] of joinsOf(kind)) {
    const pairs = rows.flatMap(({ tenantId, id, [key]: ids }) =>
      Array.isArray(ids) ? ids.map((targetId) => ({ tenantId, [rowKey]: id, [targetKey]: targetId })) : [],
    );
    if (pairs.length > 0) await db.insert(table).values(pairs as never);
  }
}

/** Keeps the address that a row had before, and takes the new one from the row that had it before. */
async function moveAddress(db: Db, kind: ContentKind, before: Key, after: Key): Promise<void> {
  const keys = addressKeys(kind);
  if (keys.every((key) => Reflect.get(before, key) === Reflect.get(after, key))) return;
  const table = formerAddressesOf(kind);
  const addressOf = (row: Key) => ({
    tenantId: row.tenantId,
    ...Object.fromEntries(keys.map((key) => [key, Reflect.get(row, key)])),
  });
  await db
    .delete(table)
    .where(and(...Object.entries(addressOf(after)).map(([key, value]) => eq(columnOf(table, key), value))));
  const former = { ...addressOf(before), [`${kind.name}Id`]: after.id };
  await db
    .insert(table)
    .values(former as never)
    .onConflictDoNothing();
}
