import { type Column, type SQLWrapper, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';

/**
 * Selects the rows of a query as one JSON value: the embedded database hands rows over field by field, which takes a
 * third longer for sixty games of seventy columns. Instants come as ISO text with offset.
 */
export const jsonRows = <Row>(db: Db, query: SQLWrapper & PromiseLike<Row[]>) =>
  db.select({ rows: sql<Row[]>`coalesce(json_agg("row"), '[]'::json)` }).from(sql`(${query}) "row"`);

/** Names each column after its key: JSON has no room for two columns called `title`. */
export function named<Columns extends Record<string, Column>>(columns: Columns): Columns {
  const aliased = Object.entries(columns).map(([key, column]) => [key, sql`${column}`.as(key)]);
  // typed as the plain columns still, because those know which joins make them null
  return Object.fromEntries(aliased) as Columns;
}

/** The rows of a statement made with `jsonRows`. */
export async function rowsOf<Row>(answer: Promise<{ rows: Row[] }[]>): Promise<Row[]> {
  return (await answer)[0]?.rows ?? [];
}
