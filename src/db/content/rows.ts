import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';

import type { ContentKind, RowOf } from '../../content/define-content.ts';
import type { Fields } from '../../content/fields/field.ts';
import type { Db } from '../client.ts';
import { partsOf } from '../core/parts.ts';
import { correlated } from '../subqueries.ts';
import type { RowTable } from './table-types.ts';
import { columnOf, tableOf, tablesOf } from './tables.ts';

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
  const { main, joins } = tablesOf(kind as ContentKind);
  const lists = Object.entries(joins).map(([key, { table, row, target, position = target }]) => {
    const ids = sql`(select coalesce(json_agg(${target} order by ${position}), '[]') from ${table}
      where ${table.tenantId} = ${main.tenantId} and ${row} = ${main.id})`;
    return [key, correlated<number[]>(ids)];
  });
  const elsewhere = partsOf(kind).flatMap(({ values }) => Object.entries(values));
  const long = (isList ? kind.longTexts : []).map((key) => [key, sql<string | null>`left(${columnOf(main, key)}, 0)`]);
  const order = kind.order.map((key) =>
    key.startsWith('-') ? desc(columnOf(main, key.slice(1))) : sql`${columnOf(main, key)} nulls first`,
  );
  const rows = db
    .select({
      ...getTableColumns(tableOf(kind as ContentKind)),
      ...Object.fromEntries([...lists, ...elsewhere, ...long]),
    })
    .from(main)
    .where(and(eq(main.tenantId, tenantId), where))
    .orderBy(...order, kind.order[0]?.startsWith('-') ? desc(main.id) : asc(main.id))
    .offset(offset);
  return (await (limit === undefined ? rows : rows.limit(limit))) as RowOf<F>[];
}

/** Whether a row has a related row in another table of its kind that satisfies a condition. */
export function hasRelated(kind: ContentKind, { table, row }: RowTable, condition: SQL | undefined): SQL {
  const { main } = tablesOf(kind);
  const isOfRow = and(eq(table.tenantId, main.tenantId), eq(row, main.id));
  return sql`exists (select 1 from ${table} where ${and(isOfRow, condition)})`;
}
