import { type Column, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Db } from '../db/client.ts';

/**
 * Selects the rows of a query as one JSON value: the driver parses rows field by field, which takes longer
 * for sixty games of seventy columns. Instants are ISO strings with offset.
 */
export const jsonRows = <Row>(db: Db, query: SQLWrapper & PromiseLike<Row[]>) =>
  db.select({ rows: sql<Row[]>`coalesce(json_agg("row"), '[]'::json)` }).from(sql`(${query}) "row"`);

/**
 * Like `jsonRows`, but as a subquery and without column names, which make up half of the text of a statistics line. Read the result
 * with `fromTuples` and the same columns.
 */
export const jsonTuples = (query: SQLWrapper, columns: Record<string, unknown>): SQL<Tuples> => {
  const names = Object.keys(columns).map((name) => sql`"row".${sql.identifier(name)}`);
  return sql`(select coalesce(json_agg(json_build_array(${sql.join(names, sql`, `)})), '[]'::json) from (${query}) "row")`;
};
export type Tuples = readonly (readonly unknown[])[];

/** The rows of `jsonTuples`. */
export function fromTuples<Row>(tuples: Tuples, columns: { [Name in keyof Row]: unknown }): Row[] {
  const names = Object.keys(columns);
  // V8 turns an object with dozens of computed properties into a slow hash table, but not a parsed object or copies of it
  const empty: Record<string, unknown> = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:null`).join()}}`);
  return tuples.map((values) => {
    const row = { ...empty };
    for (let index = 0; index < names.length; index++) row[names[index] as string] = values[index];
    return row as Row;
  });
}

/** The columns of a table apart from some. */
export function columnsExcept<Table extends PgTable, Name extends keyof Table['_']['columns'] & string>(
  table: Table,
  ...except: Name[]
): Omit<Table['_']['columns'], Name> {
  const columns: Record<string, Column> = { ...getTableColumns(table) };
  for (const name of except) delete columns[name];
  return columns as Omit<Table['_']['columns'], Name>;
}

/** Aliases each column to its key, since JSON keys must be unique. */
export function named<Columns extends Record<string, Column>>(columns: Columns): Columns {
  const aliased = Object.entries(columns).map(([key, column]) => [key, sql`${column}`.as(key)]);
  // keeps the plain columns' types, which track the joins that make them nullable
  return Object.fromEntries(aliased) as Columns;
}

/** The rows of a statement made with `jsonRows`. */
export async function rowsOf<Row>(result: Promise<{ rows: Row[] }[]>): Promise<Row[]> {
  return (await result)[0]?.rows ?? [];
}
