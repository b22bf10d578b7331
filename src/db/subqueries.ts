import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * A subquery of a select list that compares with the selected row. In the outermost fragment of a selection from one table,
 * Drizzle prints columns without their table, so that `${alias.opponentId} = ${opponent.id}` compares two columns of `alias`.
 */
export const correlated = <Value>(subquery: SQL): SQL<Value> => sql<Value>`${subquery}`;

/** A subquery to select from in place of a table, whose name and columns it has; the query builder cannot infer them. */
export const rowsInPlaceOf = <Table extends PgTable>(table: Table, query: SQL): Table =>
  sql`(${query}) ${table}` as unknown as Table;
