import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { College } from '../college.ts';
import type { Field, Reading } from '../fields/field.ts';

/** Every row of a resource is a college's and has a number. */
export type Row = { tenantId: number; id: number };

/** Something wrong with a row as a whole, told of the field that is to be changed. */
export type Fault = { field: string; message: string };

/** What staff list, add, change and end: one table, as data. */
export type Resource<Of extends Row = Row> = {
  /** `alert`, as in "alert 3". */
  noun: string;
  plural: string;
  table: PgTable & { tenantId: PgColumn; id: PgColumn; $inferSelect: Of };
  /** Its counter of ids. */
  counter: string;
  /** What can be set, by column; `alt` is kept with the pictures. */
  fields: { [Column in keyof Of]?: Field<NonNullable<Of[Column]>> } & { alt?: Field<undefined> };
  /** Names of the fields that its list shows, the one that people know a row by first. */
  columns: readonly string[];
  /** What a new row has when it is not given. */
  fill?(given: Partial<Of>, reading: Reading, id: number): Partial<Of> | Promise<Partial<Of>>;
  /** What is wrong with a row as it would be stored. */
  check?(row: Of, reading: Reading): readonly Fault[] | Promise<readonly Fault[]>;
  /** Where it stands now: `planned`, `shown`, `ended`. */
  state?(row: Of, now: Temporal.Instant): string;
  /** Order of the list, newest first where absent. */
  compare?(a: Of, b: Of, college: College): number;
};

export type NamedField = { name: string; column: string; field: Field };

/** The fields of a resource with the names they are given by. */
export function fieldsOf<Of extends Row>({ fields }: Resource<Of>): NamedField[] {
  return Object.entries<Field>(fields as Record<string, Field>).map(([column, field]) => ({
    name: field.name ?? column,
    column,
    field,
  }));
}
