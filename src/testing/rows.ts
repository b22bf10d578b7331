/** What a test gives of a row. */
export type Given<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;
/** A row as it is in the database. */
export type Row<Table extends { $inferSelect: object }> = Table['$inferSelect'];

/** The row of an insert of one. */
export function inserted<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('The row was not inserted');
  return row;
}
