import type { ColumnBaseConfig } from 'drizzle-orm';
import {
  type AnyPgTable,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  type PgColumn,
  type PgTableWithColumns,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';

import { checksOf } from '../db/schema/checks.ts';
import { id, instant, tenantId, updatedAt } from '../db/schema/columns.ts';
import { game } from '../db/schema/game.ts';
import { image } from '../db/schema/image.ts';
import { person } from '../db/schema/person.ts';
import { sport } from '../db/schema/sport.ts';
import { tenant } from '../db/schema/tenant.ts';
import { type ColumnKey, type ContentKind, type RowOf, snakeCase } from './define-content.ts';
import type { AnyField, Fields, Target } from './fields/field.ts';

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
  columns: Columns;
}>;

/** A kind's table: a column for each field that has one, beside `tenantId`, `id` and `updatedAt`. */
export type ContentTable<F extends Fields = Fields> = TableOf<
  { tenantId: Column<number>; id: Column<number>; updatedAt: Column<string, true> } & {
    [Key in ColumnKey<F> & keyof RowOf<F> & string]: Column<
      RowOf<F>[Key],
      F[Key]['presence'] extends 'defaulted' ? true : false
    >;
  }
>;

/** The join table of a many-to-many field, with keys such as `storyId` and `sportId`. */
export type JoinTable<Keys extends string> = TableOf<Record<'tenantId' | Keys, Column<number>>>;

/** Former addresses: the columns of an address and the row that had it. */
export type FormerAddressTable<Row extends string, Within extends string> = TableOf<
  Record<'tenantId' | Row, Column<number>> & Record<'slug' | Within, Column<string>>
>;

/** A join table with its columns and their keys. */
export type Join = { table: AnyPgTable; rowKey: string; targetKey: string; row: PgColumn; target: PgColumn };

type Columns = Record<'tenantId' | 'id', PgColumn> & Record<string, PgColumn>;
type Table = AnyPgTable & Columns;
type Tables = { main: Table; joins: ReadonlyMap<string, Join>; formerAddresses: Table | undefined };

const tables = new WeakMap<object, Tables>();

function tablesOf(kind: ContentKind): Tables {
  const known = tables.get(kind) ?? createTables(kind);
  tables.set(kind, known);
  return known;
}

/** The Drizzle table of a kind; the same object on every call. */
export const tableOf = <F extends Fields>(kind: ContentKind<F>): ContentTable<F> =>
  tablesOf(kind).main as unknown as ContentTable<F>;

/** The join tables of a kind, by the key of their field. */
export const joinsOf = (kind: ContentKind): ReadonlyMap<string, Join> => tablesOf(kind).joins;

/** The join table of a many-to-many field, typed by its keys. Throws for another field. */
export function joinTableOf<Keys extends string>(kind: ContentKind, key: string): JoinTable<Keys> {
  const join = joinsOf(kind).get(key);
  if (!join) throw new Error(`Content kind ${kind.name} has no many-to-many field "${key}"`);
  return join.table as JoinTable<Keys>;
}

/** The former addresses of a kind with slugs. Throws for a kind without. */
export function formerAddressesOf<Row extends string, Within extends string>(
  kind: ContentKind,
): FormerAddressTable<Row, Within> {
  const { formerAddresses } = tablesOf(kind);
  if (!formerAddresses) throw new Error(`Content kind ${kind.name} has no slugs`);
  return formerAddresses as unknown as FormerAddressTable<Row, Within>;
}

/** Every table of a kind: its own, those of its lists, and that of former addresses. */
export function allTablesOf(kind: ContentKind): AnyPgTable[] {
  const { main, joins, formerAddresses } = tablesOf(kind);
  return [main, ...[...joins.values()].map(({ table }) => table), ...(formerAddresses ? [formerAddresses] : [])];
}

/** Fields with a column, by key. */
export const columnFields = ({ fields }: ContentKind): [string, AnyField][] =>
  Object.entries(fields).filter(([, { storage }]) => storage.as !== 'many' && storage.as !== 'nothing');

/** A column of a table by its key. Throws for a key without a column. */
export const columnOf = (table: object, key: string): PgColumn => {
  const column: PgColumn | undefined = Reflect.get(table, key);
  if (!column) throw new Error(`There is no column for the field "${key}"`);
  return column;
};

/** The keys of an address besides the college: `localDate` and `slug`. */
export const addressKeys = ({ address }: Pick<ContentKind, 'address'>): string[] =>
  address ? [...(address.within ? [address.within] : []), address.slug] : [];

function createTables(kind: ContentKind): Tables {
  const main = createMain(kind);
  const rowKey = `${kind.name}Id`;
  const row = { [rowKey]: integer(snakeCase(rowKey)).notNull() };
  const joins = Object.entries(kind.fields).flatMap(([key, { storage }]): [string, Join][] => {
    if (storage.as !== 'many') return [];
    const name = typeof storage.to === 'string' ? storage.to : storage.to.name;
    const targetKey = `${name}Id`;
    const table = createLink(`${kind.table}_${snakeCase(name)}`, {
      keys: { ...row, [targetKey]: integer(snakeCase(targetKey)).notNull() },
      references: { [rowKey]: main, [targetKey]: targetTable(storage.to, main) },
    });
    return [[key, { table, rowKey, targetKey, row: columnOf(table, rowKey), target: columnOf(table, targetKey) }]];
  });
  const address = Object.fromEntries(
    addressKeys(kind).flatMap((key) => (kind.fields[key] ? [[key, columnFor(key, kind.fields[key])]] : [])),
  );
  const formerAddresses =
    kind.address && createLink(`${kind.table}_slug`, { keys: address, references: { [rowKey]: main }, others: row });
  return { main, joins: new Map(joins), formerAddresses };
}

function createMain(kind: ContentKind): Table {
  const fields = columnFields(kind);
  const isUnique = [...kind.unique, ...(kind.address ? [addressKeys(kind)] : [])];
  const rules = fields.flatMap(([key, { storage }]) =>
    'rule' in storage && storage.rule ? [[key, storage.rule]] : [],
  );
  const table = pgTable(
    kind.table,
    {
      tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
      id: id(),
      ...Object.fromEntries(fields.map(([key, field]) => [key, columnFor(key, field)])),
      updatedAt: updatedAt(),
    },
    (self) => {
      const columns = self as unknown as Columns;
      return [
        primaryKey({ columns: [columns.tenantId, columns.id] }),
        ...isUnique.map((keys) => {
          const parts = keys.map((key) => columnOf(columns, key));
          const constraint = unique([kind.table, ...keys.map(snakeCase)].join('_')).on(columns.tenantId, ...parts);
          return parts.every(({ notNull }) => notNull) ? constraint : constraint.nullsNotDistinct();
        }),
        ...fields.flatMap(([key, { storage }]) => {
          if (storage.as !== 'reference') return [];
          const reference = foreignKeyOf(columns, key, targetTable(storage.to, table));
          return [
            // a picture in use cannot be deleted; any other row takes those that refer to it along
            storage.to === 'image' ? reference : reference.onDelete('cascade'),
            index(`${kind.table}_${snakeCase(key)}`).on(columns.tenantId, columnOf(columns, key)),
          ];
        }),
        ...checksOf(columns, Object.fromEntries(rules)),
      ];
    },
  );
  return table as unknown as Table;
}

const columnBuilders = { boolean, date, instant, integer, json: jsonb, text };

function columnFor(key: string, { storage, presence, defaultValue }: AnyField) {
  const name = snakeCase(key);
  const column =
    storage.as === 'reference'
      ? integer(name.endsWith('_id') ? name : `${name}_id`)
      : columnBuilders[storage.as as 'text'](name);
  if (presence === 'optional') return column;
  return defaultValue === undefined ? column.notNull() : column.notNull().default(defaultValue);
}

const coreTables = { game, image, person, sport };

/** The table of a target; `own` is that of the kind itself. */
export const targetTable = (target: Target, own: object = {}): Table => {
  if (target === 'self') return own as Table;
  const table: object = typeof target === 'string' ? coreTables[target] : tableOf(target as ContentKind);
  return table as Table;
};

const foreignKeyOf = (columns: Columns, key: string, target: Table) =>
  foreignKey({ columns: [columns.tenantId, columnOf(columns, key)], foreignColumns: [target.tenantId, target.id] });

type Builders = Record<string, ReturnType<typeof columnFor>>;
type Link = { keys: Builders; references: Record<string, Table>; others?: Builders };

/** A table with the primary key `keys`, whose rows are deleted with the rows they refer to. */
const createLink = (name: string, { keys, references, others = {} }: Link): Table =>
  pgTable(name, { tenantId: tenantId(), ...keys, ...others }, (self) => {
    const columns = self as unknown as Columns;
    const [first, ...rest] = Object.keys(keys);
    return [
      primaryKey({ columns: [columns.tenantId, ...[first ?? '', ...rest].map((key) => columnOf(columns, key))] }),
      ...Object.entries(references).flatMap(([key, target]) => {
        const reference = foreignKeyOf(columns, key, target).onDelete('cascade');
        // the primary key is the index of its first column
        if (key === first) return reference;
        return [
          reference,
          index(`${name}_${snakeCase(key.replace(/Id$/, ''))}`).on(columns.tenantId, columnOf(columns, key)),
        ];
      }),
    ];
  }) as unknown as Table;
