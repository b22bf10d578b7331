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

import { checksOf, type Rule } from '../db/schema/checks.ts';
import { id, instant, tenantId, updatedAt } from '../db/schema/columns.ts';
import { game } from '../db/schema/game.ts';
import { image } from '../db/schema/image.ts';
import { sport } from '../db/schema/sport.ts';
import { tenant } from '../db/schema/tenant.ts';
import type { ColumnKey, ContentKind, RowOf } from './define-content.ts';
import type { AnyField, Fields, ReferenceTarget } from './fields/field.ts';
import { promotionLocation } from './promotions/promotion-location.ts';

type Referenced = AnyPgTable & { tenantId: PgColumn; id: PgColumn };
const referenced: Record<ReferenceTarget, (own: Referenced) => Referenced> = {
  game: () => game,
  image: () => image,
  promotionLocation: () => tableOf(promotionLocation),
  self: (own) => own,
  sport: () => sport,
};

type Column<Value, HasDefault extends boolean = false> = PgColumn<{
  name: string;
  tableName: string;
  dataType: 'custom';
  columnType: string;
  data: NonNullable<Value>;
  driverParam: unknown;
  notNull: null extends Value ? false : true;
  hasDefault: HasDefault;
  isPrimaryKey: false;
  isAutoincrement: false;
  hasRuntimeDefault: false;
  enumValues: undefined;
  identity: undefined;
  generated: undefined;
}>;

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
export type JoinTable<Row extends string = string, Target extends string = string> = TableOf<
  Record<'tenantId' | Row | Target, Column<number>>
>;

/** A join table and the names of its keys. */
export type Join = { table: JoinTable; row: string; target: string };

/** Former addresses: the columns of an address and the row it led to. */
export type FormerAddressTable<Row extends string = string, Within extends string = string> = TableOf<
  Record<'tenantId' | Row, Column<number>> & Record<'slug' | Within, Column<string>>
>;

const tables = new WeakMap<object, ContentTable>();
const joins = new WeakMap<object, Record<string, Join>>();
const formerAddresses = new WeakMap<object, FormerAddressTable>();

/** The Drizzle table of a kind; the same object on every call. */
export function tableOf<F extends Fields>(kind: ContentKind<F>): ContentTable<F> {
  const table = tables.get(kind) ?? createTable(kind);
  tables.set(kind, table);
  return table as ContentTable<F>;
}

/** The join tables of a kind, by the key of their field. */
export function joinsOf(kind: ContentKind): Record<string, Join> {
  const known = joins.get(kind) ?? createJoins(kind);
  joins.set(kind, known);
  return known;
}

/** Fields with a column, by key. */
export const columnFields = ({ fields }: ContentKind): [string, AnyField][] =>
  Object.entries(fields).filter(([, { storage }]) => storage.as !== 'many' && storage.as !== 'nothing');

function createTable(kind: ContentKind): ContentTable {
  const columns = Object.fromEntries(columnFields(kind).map(([key, field]) => [key, columnOf(key, field)]));
  const table = pgTable(
    kind.table,
    {
      tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
      id: id(),
      ...columns,
      updatedAt: updatedAt(),
    },
    (own) => {
      const columns = own as unknown as Referenced & Record<string, PgColumn>;
      return [
        primaryKey({ columns: [own.tenantId, own.id] }),
        ...kind.unique.map((keys) => uniqueOf(kind, columns, keys)),
        ...(kind.address ? [uniqueOf(kind, columns, addressKeys(kind.address))] : []),
        ...columnFields(kind).flatMap(([key, { storage }]) =>
          storage.as === 'reference' ? referenceOf(kind, columns, key, storage.to) : [],
        ),
        ...checksOf(columns, rulesOf(kind)),
      ];
    },
  );
  return table as unknown as ContentTable;
}

type Columns = Referenced & Record<string, PgColumn>;

const columnAt = (columns: Columns, key: string): PgColumn => {
  const column = columns[key];
  if (!column) throw new Error(`There is no column for the field "${key}"`);
  return column;
};

/** The parts of an address besides the college: `localDate` and `slug`. */
const addressKeys = ({ slug, within }: NonNullable<ContentKind['address']>) => [...(within ? [within] : []), slug];

function uniqueOf({ table }: ContentKind, columns: Columns, keys: readonly string[]) {
  const name = [table, ...keys.map(columnName)].join('_');
  const parts = keys.map((key) => columnAt(columns, key));
  const constraint = unique(name).on(columns.tenantId, ...parts);
  return parts.every(({ notNull }) => notNull) ? constraint : constraint.nullsNotDistinct();
}

const rulesOf = (kind: ContentKind): Record<string, Rule> =>
  Object.fromEntries(
    columnFields(kind).flatMap(([key, { storage }]) =>
      'rule' in storage && storage.rule ? [[key, storage.rule]] : [],
    ),
  );

function referenceOf({ table }: ContentKind, columns: Columns, key: string, to: ReferenceTarget) {
  const target = referenced[to](columns);
  const column = columnAt(columns, key);
  const constraint = foreignKey({ columns: [columns.tenantId, column], foreignColumns: [target.tenantId, target.id] });
  return [
    // a picture in use cannot be deleted; any other row takes those that refer to it along
    to === 'image' ? constraint : constraint.onDelete('cascade'),
    index(`${table}_${columnName(key)}`).on(columns.tenantId, column),
  ];
}

/** The join table of a many-to-many field, typed by its keys. Throws for another field. */
export function joinTableOf<Row extends string, Target extends string>(
  kind: ContentKind,
  key: string,
): JoinTable<Row, Target> {
  const join = joinsOf(kind)[key];
  if (!join) throw new Error(`Content kind ${kind.name} has no many-to-many field "${key}"`);
  return join.table as unknown as JoinTable<Row, Target>;
}

/** The former addresses of a kind with slugs. Throws for a kind without. */
export function formerAddressesOf<Row extends string = string, Within extends string = string>(
  kind: ContentKind,
): FormerAddressTable<Row, Within> {
  const table = formerAddresses.get(kind) ?? createFormerAddresses(kind);
  formerAddresses.set(kind, table);
  return table as unknown as FormerAddressTable<Row, Within>;
}

function createFormerAddresses(kind: ContentKind): FormerAddressTable {
  const { address, fields } = kind;
  if (!address) throw new Error(`Content kind ${kind.name} has no slugs`);
  const own = tableOf(kind);
  const row = `${kind.name}Id`;
  const parts = Object.fromEntries(
    addressKeys(address).flatMap((key) => (fields[key] ? [[key, columnOf(key, fields[key])]] : [])),
  );
  const columns = { tenantId: tenantId(), ...parts, [row]: integer(columnName(row)).notNull() };
  const table = pgTable(`${kind.table}_slug`, columns, (self) => {
    const former = self as unknown as Columns;
    return [
      primaryKey({ columns: [former.tenantId, ...addressKeys(address).map((key) => columnAt(former, key))] }),
      foreignKey({
        columns: [former.tenantId, columnAt(former, row)],
        foreignColumns: [own.tenantId, own.id],
      }).onDelete('cascade'),
      index(`${kind.table}_slug_${kind.table}`).on(former.tenantId, columnAt(former, row)),
    ];
  });
  return table as unknown as FormerAddressTable;
}

function createJoins(kind: ContentKind): Record<string, Join> {
  const own = tableOf(kind);
  return Object.fromEntries(
    Object.entries(kind.fields).flatMap(([key, { storage }]) => {
      if (storage.as !== 'many') return [];
      const other = storage.to === 'game' ? game : sport;
      const [row, target] = [`${kind.name}Id`, `${storage.to}Id`];
      const name = `${kind.table}_${storage.to}`;
      const columns = {
        tenantId: tenantId(),
        [row]: integer(columnName(row)).notNull(),
        [target]: integer(columnName(target)).notNull(),
      };
      const table = pgTable(name, columns, (self) => {
        const join = self as unknown as Columns;
        const [rowId, targetId] = [columnAt(join, row), columnAt(join, target)];
        return [
          primaryKey({ columns: [join.tenantId, rowId, targetId] }),
          foreignKey({ columns: [join.tenantId, rowId], foreignColumns: [own.tenantId, own.id] }).onDelete('cascade'),
          foreignKey({ columns: [join.tenantId, targetId], foreignColumns: [other.tenantId, other.id] }).onDelete(
            'cascade',
          ),
          index(`${name}_${storage.to}`).on(join.tenantId, targetId),
        ];
      });
      return [[key, { table: table as unknown as JoinTable, row, target }]];
    }),
  );
}

const columnName = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function columnOf(key: string, { storage, presence, defaultValue }: AnyField) {
  const name = columnName(key);
  const column = {
    date: () => date(name),
    boolean: () => boolean(name),
    instant: () => instant(name),
    integer: () => integer(name),
    json: () => jsonb(name),
    reference: () => integer(name.endsWith('_id') ? name : `${name}_id`),
    text: () => text(name),
  }[storage.as as 'text']();
  if (presence === 'optional') return column;
  return defaultValue === undefined ? column.notNull() : column.notNull().default(defaultValue);
}
