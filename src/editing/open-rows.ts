import { and, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm';

import type { ContentKind, RowOf } from '../content/define-content.ts';
import type { Fields } from '../content/fields/field.ts';
import type { Db } from '../db/client.ts';
import { selectRows } from '../db/content/rows.ts';
import { columnOf, tableOf } from '../db/content/tables.ts';
import { createRowIndex } from './row-index.ts';

/** The rows of a kind while changes are planned: as stored, or as the changes before would leave them. */
export type Rows<Row> = {
  get: (id: number) => Promise<Row | undefined>;
  all: () => Promise<Row[]>;
  /** The rows with the same values of some keys as another one. */
  like: (row: object, keys: readonly string[]) => Promise<Row[]>;
  /** The greatest value of a key among the rows like another one; 0 without any. */
  greatest: (key: string, row: object, keys: readonly string[]) => Promise<number>;
  /** The rows that were asked for. */
  known: () => Row[];
  /** Adds a row, or replaces the one with its id. */
  set: (row: Row) => void;
};

/** Reads rows when they are asked for, or all at once: one statement costs less than several for each of many changes. */
export async function openRows<F extends Fields>(
  db: Db,
  kind: ContentKind<F>,
  tenantId: number,
  { all: readsAll = false }: { all?: boolean } = {},
): Promise<Rows<RowOf<F>>> {
  const table = tableOf(kind as ContentKind);
  const index = createRowIndex<RowOf<F>>([]);
  let isComplete = false;
  const read = async (where?: SQL) => {
    if (isComplete) return;
    for (const row of await selectRows(db, kind, tenantId, { where })) if (!index.get(row.id)) index.set(row);
  };
  const readAll = async () => {
    await read();
    isComplete = true;
  };
  const isLike = (row: object, keys: readonly string[]) =>
    and(
      ...keys.map((key) => {
        const [column, value] = [columnOf(table, key), Reflect.get(row, key) ?? null];
        return value === null ? isNull(column) : eq(column, value);
      }),
    );
  if (readsAll) await readAll();
  return {
    get: async (id) => {
      if (!index.get(id)) await read(eq(table.id, id));
      return index.get(id);
    },
    all: async () => {
      await readAll();
      return index.all();
    },
    like: async (row, keys) => {
      await read(isLike(row, keys));
      return [...index.like(row, keys)];
    },
    greatest: async (key, row, keys) => {
      const known = index.all();
      const near = [...index.like(row, keys)].map((each) => Number(Reflect.get(each, key) ?? 0));
      const most = near.reduce((one, other) => Math.max(one, other), 0);
      if (isComplete) return most;
      const isUnknown =
        known.length > 0
          ? notInArray(
              table.id,
              known.map(({ id }) => id),
            )
          : undefined;
      const [stored] = await db
        .select({ most: sql<number>`coalesce(max(${columnOf(table, key)}), 0)`.mapWith(Number) })
        .from(table)
        .where(and(eq(table.tenantId, tenantId), isLike(row, keys), isUnknown));
      return Math.max(stored?.most ?? 0, most);
    },
    known: index.all,
    set: index.set,
  };
}
