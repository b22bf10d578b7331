import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import type { ContentKind, RowOf } from './define-content.ts';
import type { Fields } from './fields/field.ts';
import { addressKeys, columnOf, type RowTable, tableOf, tablesOf } from './table.ts';

/** A row of any kind. */
export type Row = { tenantId: number; id: number } & Record<string, unknown>;
type Selection = {
  where?: SQL | undefined;
  limit?: number;
  offset?: number;
  /** Leaves out the kind's long texts. */
  isList?: boolean;
};

/** The rows of a college in the kind's order, with the lists of their many-to-many fields. */
export async function selectRows<F extends Fields>(
  db: Db,
  kind: ContentKind<F>,
  tenantId: number,
  { where, limit, offset = 0, isList = false }: Selection = {},
): Promise<RowOf<F>[]> {
  const { main, joins } = tablesOf(kind);
  const lists = [...joins].map(([key, { table, row, target, position = target }]) => {
    const ids = sql`(select coalesce(json_agg(${target} order by ${position}), '[]') from ${table}
      where ${table.tenantId} = ${main.tenantId} and ${row} = ${main.id})`;
    // in the outermost fragment of a selection, Drizzle omits the table of columns
    return [key, sql<number[]>`${ids}`];
  });
  const long = (isList ? kind.longTexts : []).map((key) => [key, sql<string | null>`left(${columnOf(main, key)}, 0)`]);
  const order = kind.order.map((key) =>
    key.startsWith('-') ? desc(columnOf(main, key.slice(1))) : sql`${columnOf(main, key)} nulls first`,
  );
  const rows = db
    .select({ ...getTableColumns(tableOf(kind as ContentKind)), ...Object.fromEntries([...lists, ...long]) })
    .from(main)
    .where(and(eq(main.tenantId, tenantId), where))
    .orderBy(...order, kind.order[0]?.startsWith('-') ? desc(main.id) : asc(main.id))
    .offset(offset);
  return (await (limit === undefined ? rows : rows.limit(limit))) as unknown as RowOf<F>[];
}

/** Whether a row has a related row in another table of its kind that satisfies a condition. */
export function hasRelated(kind: ContentKind, { table, row }: RowTable, condition: SQL | undefined): SQL {
  const { main } = tablesOf(kind);
  const isOfRow = and(eq(table.tenantId, main.tenantId), eq(row, main.id));
  return sql`exists (select 1 from ${table} where ${and(isOfRow, condition)})`;
}

/** Rows per statement, which may have at most 65,535 parameters. */
const batch = 500;

/** Inserts new rows with the lists of their many-to-many fields. */
export async function insertRows(db: Db, kind: ContentKind, rows: readonly Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    const some = rows.slice(start, start + batch);
    await db.insert(tableOf(kind)).values(some);
    for (const key of tablesOf(kind).joins.keys()) await insertList(db, kind, key, some);
  }
}

/** Stores a changed row with its lists, and its former URL if that has changed. */
export async function updateRow(db: Db, kind: ContentKind, before: Row, after: Row): Promise<void> {
  const { joins, main } = tablesOf(kind);
  await db.update(main).set(after).where(isRow(main, after));
  for (const [key, { table, row }] of joins) {
    if (String(before[key]) === String(after[key])) continue;
    await db.delete(table).where(and(eq(table.tenantId, after.tenantId), eq(row, after.id)));
    await insertList(db, kind, key, [after]);
  }
  await moveAddress(db, kind, before, after);
}

export async function deleteRow(db: Db, kind: ContentKind, row: Row): Promise<void> {
  const { main } = tablesOf(kind);
  await db.delete(main).where(isRow(main, row));
}

const isRow = (table: Record<'tenantId' | 'id', Parameters<typeof eq>[0]>, { tenantId, id }: Row) =>
  and(eq(table.tenantId, tenantId), eq(table.id, id));

/** Stores the list of a many-to-many field in its join table. */
async function insertList(db: Db, kind: ContentKind, key: string, rows: readonly Row[]): Promise<void> {
  const join = tablesOf(kind).joins.get(key);
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
