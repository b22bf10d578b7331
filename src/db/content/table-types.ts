import type { ColumnBaseConfig } from 'drizzle-orm';
import type { AnyPgTable, PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core';

import type { ColumnKey, RowOf } from '../../content/define-content.ts';
import type { Fields, Target, TargetName } from '../../content/fields/field.ts';

type Column<Value, HasDefault extends boolean = false> = PgColumn<
  ColumnBaseConfig<'custom', string> & {
    data: NonNullable<Value>;
    notNull: null extends Value ? false : true;
    hasDefault: HasDefault;
    identity: undefined;
    generated: undefined;
  }
>;

type TableOf<Columns extends Record<string, PgColumn>> = PgTableWithColumns<{
  name: string;
  schema: undefined;
  dialect: 'pg';
  columns: { tenantId: Column<number> } & Columns;
}>;

type FieldColumns<F extends Fields, Keys> = {
  [Key in ColumnKey<F> & keyof RowOf<F> & Keys & string]: Column<
    RowOf<F>[Key],
    F[Key]['presence'] extends 'defaulted' ? true : false
  >;
};

/** The column with the id of a row, such as `storyId`. */
type ReferenceColumn<Name extends string> = { [Key in `${Name}Id`]: Column<number> };

/** A kind's table: a column for each field that has one, plus `tenantId`, `id` and `updatedAt`. */
export type ContentTable<F extends Fields = Fields> = TableOf<
  { id: Column<number>; updatedAt: Column<string, true> } & FieldColumns<F, keyof F>
>;

/** The table of former URLs of a kind's rows. */
type AddressTable<F extends Fields, Name extends string, AddressKey> = TableOf<
  ReferenceColumn<Name> & FieldColumns<F, AddressKey>
>;

/** A table of a college's rows whose other columns are known by their key only. */
export type AnyTable = AnyPgTable & { tenantId: PgColumn };

/** A table whose rows belong to rows of a kind: the column with the id of that row, and its key, such as `storyId`. */
export type RowTable<Table extends AnyPgTable = AnyTable> = { table: Table; rowKey: string; row: PgColumn };

/** A join table with its other column and the column's key, such as `sportId`; `position` is the index in an ordered list. */
export type Join<Table extends AnyPgTable = AnyTable> = RowTable<Table> & {
  targetKey: string;
  target: PgColumn;
  position?: PgColumn;
};

/** The tables of a kind, typed by its definition. */
export type Tables<F extends Fields, Name extends string, AddressKey extends string> = {
  main: ContentTable<F>;
  /** By the key of their many-to-many field. */
  joins: {
    [Key in keyof F as 'many' extends F[Key]['presence'] ? Key : never]: Join<
      F[Key]['storage'] extends { as: 'many'; to: infer To extends Target }
        ? TableOf<ReferenceColumn<Name> & ReferenceColumn<TargetName<To>>>
        : AnyTable
    >;
  };
  /** Former URLs of rows, for a kind with slugs. */
  formerAddresses?: RowTable<AddressTable<F, Name, AddressKey>>;
};

/** The same for code that reads the definition at run time. */
export type AnyTables = {
  main: AnyTable & { id: PgColumn };
  joins: Record<string, Join>;
  formerAddresses?: RowTable;
};
