import { type Column, type SQLWrapper, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';

/**
 * Selects the rows of a query as one JSON value: the embedded database transfers rows field by field, which takes a third
 * longer for sixty games of seventy columns. Instants are ISO strings with offset.
 */
export const jsonRows = <Row>(db: Db, query: SQLWrapper & PromiseLike<Row[]>) =>
  db.select({ rows: sql<Row[]>`coalesce(json_agg("row"), '[]'::json)` }).from(sql`(${query}) "row"`);

/** Aliases each column to its key, since JSON keys must be unique. */
export function named<Columns extends Record<string, Column>>(columns: Columns): Columns {
  const aliased = Object.entries(columns).map(([key, column]) => [key, sql`${column}`.as(key)]);
  // keeps the plain columns' types, which track the joins that make them nullable
  return Object.fromEntries(aliased) as Columns;
}

/** The rows of a statement made with `jsonRows`. */
export async function rowsOf<Row>(answer: Promise<{ rows: Row[] }[]>): Promise<Row[]> {
  return (await answer)[0]?.rows ?? [];
}
