import { and, eq, getTableColumns, getTableName, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Values by column: a value, a placeholder, or a column of another table. */
type Values<Row> = { [Key in keyof Row]?: Exclude<Row[Key], null> | SQLWrapper };

/** The condition that columns of a table have these values: `matching(game, { tenantId, id: gameId })`. */
export function matching<Table extends PgTable>(table: Table, values: Values<Table['$inferSelect']>): SQL | undefined {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return and(
    ...Object.entries(values).map(([key, value]) => {
      const column = columns[key];
      if (!column) throw new Error(`${getTableName(table)} has no column ${key}.`);
      return eq(column, value);
    }),
  );
}
