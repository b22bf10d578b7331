/** The columns that a test sets. */
export type Overrides<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;
/** A stored row. */
export type Row<Table extends { $inferSelect: object }> = Table['$inferSelect'];

/** The row of an insert of one row. */
export function inserted<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('The row was not inserted');
  return row;
}
