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
  type PgColumnBuilderBase,
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
import { storedFile } from '../db/schema/stored-file.ts';
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

type PgTableOf<Columns extends Record<string, PgColumn>> = PgTableWithColumns<{
  name: string;
  schema: undefined;
  dialect: 'pg';
  columns: Columns;
}>;

/** A table with columns of these types, such as `TableOf<{ storyId: number; slug: string }>`. */
export type TableOf<Values> = PgTableOf<{ [Key in keyof Values & string]: Column<Values[Key]> }>;

/** A kind's table: a column for each field that has one, plus `tenantId`, `id` and `updatedAt`. */
export type ContentTable<F extends Fields = Fields> = PgTableOf<
  { tenantId: Column<number>; id: Column<number>; updatedAt: Column<string, true> } & {
    [Key in ColumnKey<F> & keyof RowOf<F> & string]: Column<
      RowOf<F>[Key],
      F[Key]['presence'] extends 'defaulted' ? true : false
    >;
  }
>;

type Columns = Record<'tenantId' | 'id', PgColumn> & Record<string, PgColumn>;
type Table = AnyPgTable & Columns;

/** A table whose rows belong to rows of a kind: the column with the id of that row, and its key, such as `storyId`. */
export type RowTable = { table: Table; rowKey: string; row: PgColumn };

/** A join table with its other column and the column's key, such as `sportId`; `position` is the index in an ordered list. */
export type Join = RowTable & { targetKey: string; target: PgColumn; position?: PgColumn };

type Tables = {
  main: Table;
  /** By the key of their many-to-many field. */
  joins: ReadonlyMap<string, Join>;
  /** Former URLs of rows, for a kind with slugs. */
  formerAddresses?: RowTable;
};

const tables = new WeakMap<object, Tables>();

/** The tables of a kind; the same objects on every call. */
export function tablesOf(kind: ContentKind): Tables {
  const known = tables.get(kind) ?? createTables(kind);
  tables.set(kind, known);
  return known;
}

export const tableOf = <F extends Fields>(kind: ContentKind<F>): ContentTable<F> =>
  tablesOf(kind).main as unknown as ContentTable<F>;

export function allTablesOf(kind: ContentKind): AnyPgTable[] {
  const { main, joins, formerAddresses } = tablesOf(kind);
  return [main, ...[...joins.values()].map(({ table }) => table), ...(formerAddresses ? [formerAddresses.table] : [])];
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

/** The keys that make up a URL besides the college: `localDate` and `slug`. */
export const addressKeys = ({ address }: Pick<ContentKind, 'address'>): string[] =>
  address ? [...(address.within ? [address.within] : []), address.slug] : [];

type ColumnField = Pick<AnyField, 'storage' | 'outlives' | 'presence' | 'defaultValue'>;

const requiredReference = (to: Target): ColumnField => ({ storage: { as: 'reference', to }, presence: 'required' });

function createTables(kind: ContentKind): Tables {
  const address = addressKeys(kind);
  const rowKey = `${kind.name}Id`;
  const main = createTable(kind, kind.table, {
    fields: columnFields(kind),
    key: ['id'],
    unique: address.length > 0 ? [...kind.unique, address] : kind.unique,
    columns: {
      tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
      id: id(),
      updatedAt: updatedAt(),
    },
  });
  const joins = Object.entries(kind.fields).flatMap(([key, { storage }]): [string, Join][] => {
    if (storage.as !== 'many') return [];
    const name = typeof storage.to === 'string' ? storage.to : storage.to.name;
    const targetKey = `${name}Id`;
    const table = createTable(kind, `${kind.table}_${snakeCase(name)}`, {
      fields: [
        [rowKey, requiredReference('self')],
        [targetKey, requiredReference(storage.to)],
      ],
      key: [rowKey, targetKey],
      ...(storage.isOrdered && { columns: { position: integer('position').notNull() } }),
    });
    const [row, target] = [columnOf(table, rowKey), columnOf(table, targetKey)];
    const position = storage.isOrdered && { position: columnOf(table, 'position') };
    return [[key, { table, rowKey, targetKey, row, target, ...position }]];
  });
  if (!kind.address) return { main, joins: new Map(joins) };
  const addressFields = columnFields(kind).filter(([key]) => address.includes(key));
  const former = createTable(kind, `${kind.table}_slug`, {
    // without their rules, because a former URL was checked when it was current
    fields: [...addressFields.map(withoutRule), [rowKey, requiredReference('self')]],
    key: address,
  });
  const formerAddresses = { table: former, rowKey, row: columnOf(former, rowKey) };
  return { main, joins: new Map(joins), formerAddresses };
}

const withoutRule = ([key, field]: [string, AnyField]): [string, ColumnField] => [
  key,
  { ...field, storage: { ...field.storage, rule: {} } as AnyField['storage'] },
];

type Layout = {
  fields: [string, ColumnField][];
  /** The primary key and other unique keys, besides the college. */
  key: readonly string[];
  unique?: ContentKind['unique'];
  /** Columns besides those of fields. */
  columns?: Record<string, PgColumnBuilderBase>;
};

function createTable(
  kind: ContentKind,
  name: string,
  { fields, key, unique: uniqueKeys = [], columns }: Layout,
): Table {
  const table = pgTable(
    name,
    {
      tenantId: tenantId(),
      ...columns,
      ...Object.fromEntries(fields.map(([key, field]) => [key, columnFor(key, field)])),
    },
    (self) => {
      const own = self as unknown as Columns;
      const withTenant = (keys: readonly string[]): [PgColumn, ...PgColumn[]] => [
        own.tenantId,
        ...keys.map((each) => columnOf(own, each)),
      ];
      const rules = fields.flatMap(([key, { storage }]) => ('rule' in storage ? [[key, storage.rule]] : []));
      return [
        primaryKey({ columns: withTenant(key) }),
        ...uniqueKeys.map((keys) => {
          const constraint = unique([name, ...keys.map(snakeCase), 'key'].join('_')).on(...withTenant(keys));
          return withTenant(keys).every(({ notNull }) => notNull) ? constraint : constraint.nullsNotDistinct();
        }),
        ...fields.flatMap(([each, { storage, outlives }]) => {
          if (storage.as !== 'reference') return [];
          const target = targetTable(kind, storage.to);
          const reference = foreignKey({ columns: withTenant([each]), foreignColumns: [target.tenantId, target.id] });
          const action = deletionOf(storage.to, outlives === true);
          const constraint = action ? reference.onDelete(action) : reference;
          // the primary key already indexes its first column
          if (each === key[0]) return constraint;
          return [constraint, index(`${name}_${columnOf(own, each).name}`).on(...withTenant([each]))];
        }),
        ...checksOf(own, Object.fromEntries(rules)),
      ];
    },
  );
  return table as unknown as Table;
}

/** What deleting a row does to rows that refer to it. A picture or file in use cannot be deleted. */
function deletionOf(to: Target, outlives: boolean): 'cascade' | 'set null' | undefined {
  if (to === 'image' || to === 'file') return undefined;
  return outlives ? 'set null' : 'cascade';
}

const columnBuilders = { boolean, date, instant, integer, json: jsonb, text };

function columnFor(key: string, { storage, presence, defaultValue }: ColumnField) {
  const name = snakeCase(key);
  const column =
    storage.as === 'reference'
      ? integer(name.endsWith('_id') ? name : `${name}_id`)
      : columnBuilders[storage.as as 'text'](name);
  if (presence === 'optional') return column;
  return defaultValue === undefined ? column.notNull() : column.notNull().default(defaultValue);
}

const coreTables = { file: storedFile, game, image, person, sport };

/** The table that fields of a kind refer to. */
function targetTable(kind: ContentKind, target: Target): Table {
  if (target === 'self') return tablesOf(kind).main;
  const table: object = typeof target === 'string' ? coreTables[target] : tableOf(target as ContentKind);
  return table as Table;
}
