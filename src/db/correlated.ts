import { type SQL, sql } from 'drizzle-orm';

/**
 * A subquery of a select list that compares with the selected row. In the outermost fragment of a selection from one table,
 * Drizzle prints columns without their table, so that `${alias.opponentId} = ${opponent.id}` compares two columns of `alias`.
 */
export const correlated = <Value>(subquery: SQL): SQL<Value> => sql<Value>`${subquery}`;
