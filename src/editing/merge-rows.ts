import { getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

import type { Db } from '../db/client.ts';
import { everyTable } from '../db/schema/every-table.ts';

type Pair = { tenantId: number; from: number; into: number };

/** A row that another one replaced, with the values it had. */
export type MergedRow = { table: string; from: number; into: number; values: Record<string, unknown> };

/** `onDelete` is what deleting the row does to the rows that refer to it; by default it is refused. */
export type Reference = { table: PgTable; column: string; onDelete: string | undefined };

/** The columns of all tables that refer to rows of a table, by the foreign keys of the schema. */
export const referencesTo = (target: PgTable): Reference[] =>
  Object.values(everyTable).flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key): Reference[] => {
      const { columns, foreignColumns, foreignTable } = key.reference();
      const column = columns[foreignColumns.findIndex(({ name }) => name === 'id')];
      return column && getTableName(foreignTable) === getTableName(target)
        ? [{ table, column: column.name, onDelete: key.onDelete }]
        : [];
    }),
  );

type UniqueColumns = { columns: string[]; areNullsEqual: boolean };

/** The sets of columns whose values no two rows share. */
export const uniqueColumns = (table: PgTable): UniqueColumns[] => {
  const { primaryKeys, uniqueConstraints, indexes } = getTableConfig(table);
  const named = (columns: readonly { name: string }[]) => columns.map(({ name }) => name);
  return [
    ...primaryKeys.map(({ columns }) => ({ columns: named(columns), areNullsEqual: false })),
    ...uniqueConstraints.map(({ columns, nullsNotDistinct }) => ({
      columns: named(columns),
      areNullsEqual: nullsNotDistinct,
    })),
    ...indexes.flatMap(({ config }) =>
      config.unique && !config.where ? [{ columns: named(config.columns as PgColumn[]), areNullsEqual: false }] : [],
    ),
  ];
};

const hasId = (table: PgTable) => getTableConfig(table).columns.some(({ name }) => name === 'id');

/**
 * Replaces a row by another one: every reference to it moves, values that the other lacks are taken over, and the row is
 * removed. Rows that may exist only once for the other are merged as well, such as the two roster rows of one season; of two
 * links to it, one remains. Returns the replaced rows, the given one last.
 */
export async function mergeRows(db: Db, table: PgTable, pair: Pair): Promise<MergedRow[]> {
  const merged: MergedRow[] = [];
  for (const reference of referencesTo(table)) merged.push(...(await moveReference(db, reference, pair)));
  const name = sql.identifier(getTableName(table));
  const isRow = sql`tenant_id = ${pair.tenantId} and id = ${pair.from}`;
  const [removed] = await rowsOf(db, sql`delete from ${name} where ${isRow} returning to_jsonb(${name}.*) as values`);
  const values = removed?.['values'] as Record<string, unknown> | undefined;
  if (!values) throw new Error(`${getTableName(table)} ${pair.from} does not exist`);
  const missing = getTableConfig(table).columns.filter(
    ({ name, notNull }) => !notNull && values[name] !== null && values[name] !== undefined,
  );
  if (missing.length > 0) {
    const record = sql`jsonb_populate_record(null::${name}, ${JSON.stringify(values)}::jsonb)`;
    const assignments = missing.map((column) => {
      const own = sql.identifier(column.name);
      return sql`${own} = coalesce(kept.${own}, former.${own})`;
    });
    await db.execute(
      sql`update ${name} kept set ${sql.join(assignments, sql`, `)} from ${record} former
        where kept.tenant_id = ${pair.tenantId} and kept.id = ${pair.into}`,
    );
  }
  return [...merged, { table: getTableName(table), from: pair.from, into: pair.into, values }];
}

async function moveReference(
  db: Db,
  { table, column }: Reference,
  { tenantId, from, into }: Pair,
): Promise<MergedRow[]> {
  const [name, own] = [sql.identifier(getTableName(table)), sql.identifier(column)];
  const merged: MergedRow[] = [];
  for (const { columns, areNullsEqual } of uniqueColumns(table)) {
    if (!columns.includes(column)) continue;
    const equals = areNullsEqual ? sql`is not distinct from` : sql`=`;
    const others = columns.filter((other) => other !== column).map((other) => sql.identifier(other));
    const isTwin = sql.join(
      [
        sql`former.tenant_id = ${tenantId} and former.${own} = ${from} and kept.${own} = ${into}`,
        ...others.map((other) => sql`former.${other} ${equals} kept.${other}`),
      ],
      sql` and `,
    );
    if (hasId(table)) {
      const twins = await rowsOf(
        db,
        sql`select former.id as "from", kept.id as "into" from ${name} former, ${name} kept where ${isTwin}`,
      );
      for (const twin of twins)
        merged.push(
          ...(await mergeRows(db, table, { tenantId, from: Number(twin['from']), into: Number(twin['into']) })),
        );
    } else await db.execute(sql`delete from ${name} former using ${name} kept where ${isTwin}`);
  }
  await db.execute(sql`update ${name} set ${own} = ${into} where tenant_id = ${tenantId} and ${own} = ${from}`);
  return merged;
}

async function rowsOf(db: Db, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute(query);
  return rows;
}
