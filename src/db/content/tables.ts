import {
  type AnyPgTable,
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  type PgColumn,
  type PgColumnBuilderBase,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';

import { addressKeys, type ContentKind, columnFields, snakeCase } from '../../content/define-content.ts';
import type { AnyField, Fields, Target } from '../../content/fields/field.ts';
import { checksOf } from '../schema/checks.ts';
import { id, instant, tenantId, updatedAt } from '../schema/columns.ts';
import { image } from '../schema/image.ts';
import { person } from '../schema/person.ts';
import { sport } from '../schema/sport.ts';
import { storedFile } from '../schema/stored-file.ts';
import { tenant } from '../schema/tenant.ts';
import type { AnyTable, AnyTables, ContentTable, Join, Tables } from './table-types.ts';

const tables = new WeakMap<object, AnyTables>();

/** The tables of a kind; the same objects on every call. */
export function tablesOf<F extends Fields, Name extends string, AddressKey extends string>(
  kind: ContentKind<F, Name, AddressKey>,
): Tables<F, Name, AddressKey>;
export function tablesOf(kind: ContentKind): AnyTables {
  const known = tables.get(kind) ?? createTables(kind);
  tables.set(kind, known);
  return known;
}

/** Makes a table that `src/db/schema` declares the one of a kind. */
export const setTable = (kind: ContentKind, main: AnyTables['main']): void =>
  void tables.set(kind, { main, joins: {} });

export const tableOf = <F extends Fields>(kind: ContentKind<F>): ContentTable<F> => tablesOf(kind).main;

/** The table of former URLs. Throws for a kind without slugs. */
export function addressTableOf<F extends Fields, Name extends string, AddressKey extends string>(
  kind: ContentKind<F, Name, AddressKey>,
) {
  const { formerAddresses } = tablesOf(kind);
  if (!formerAddresses) throw new Error(`Content kind ${kind.name} has no slugs`);
  return formerAddresses.table;
}

export function allTablesOf(kind: ContentKind): AnyPgTable[] {
  const { main, joins, formerAddresses } = tablesOf(kind);
  return [main, ...Object.values(joins).map(({ table }) => table), ...(formerAddresses ? [formerAddresses.table] : [])];
}

/** A column of a table by its key. Throws for a key without a column. */
export const columnOf = (table: object, key: string): PgColumn => {
  const column: PgColumn | undefined = Reflect.get(table, key);
  if (!column) throw new Error(`There is no column for the field "${key}"`);
  return column;
};

type ColumnField = Pick<AnyField, 'storage' | 'outlives' | 'presence' | 'defaultValue'>;

const requiredReference = (to: Target): ColumnField => ({ storage: { as: 'reference', to }, presence: 'required' });

function createTables(kind: ContentKind): AnyTables {
  if (kind.isCore) throw new Error(`The table of ${kind.name} is not loaded: import src/db/core/core-tables.ts`);
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
  const all = { main: Object.assign(main, { id: columnOf(main, 'id') }), joins: Object.fromEntries(joins) };
  if (!kind.address) return all;
  const addressFields = columnFields(kind).filter(([key]) => address.includes(key));
  const former = createTable(kind, `${kind.table}_slug`, {
    // without their rules, because a former URL was checked when it was current
    fields: [...addressFields.map(withoutRule), [rowKey, requiredReference('self')]],
    key: address,
  });
  return { ...all, formerAddresses: { table: former, rowKey, row: columnOf(former, rowKey) } };
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
): AnyTable {
  return pgTable(
    name,
    {
      tenantId: tenantId(),
      ...columns,
      ...Object.fromEntries(fields.map(([key, field]) => [key, columnFor(key, field)])),
    },
    (self) => {
      const withTenant = (keys: readonly string[]): [PgColumn, ...PgColumn[]] => [
        columnOf(self, 'tenantId'),
        ...keys.map((each) => columnOf(self, each)),
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
          return [constraint, index(`${name}_${columnOf(self, each).name}`).on(...withTenant([each]))];
        }),
        ...checksOf(self, Object.fromEntries(rules)),
      ];
    },
  );
}

/** What deleting a row does to rows that refer to it. A picture or file in use cannot be deleted. */
function deletionOf(to: Target, outlives: boolean): 'cascade' | 'set null' | undefined {
  if (to === 'image' || to === 'file') return undefined;
  return outlives ? 'set null' : 'cascade';
}

const columnBuilders = { boolean, date, decimal: doublePrecision, instant, integer, json: jsonb, text };

function columnFor(key: string, { storage, presence, defaultValue }: ColumnField) {
  const name = snakeCase(key);
  const column =
    storage.as === 'reference'
      ? integer(name.endsWith('_id') ? name : `${name}_id`)
      : columnBuilders[storage.as as 'text'](name);
  if (presence === 'optional') return column;
  return defaultValue === undefined ? column.notNull() : column.notNull().default(defaultValue);
}

/** The tables outside of content that fields refer to. Games refer to stories, too, so their module adds itself. */
const coreTables: { [To in Target & string]?: AnyTables['main'] } = { file: storedFile, image, person, sport };

/** Makes a table known to the foreign keys of content. */
export function addTarget(to: Target & string, table: AnyTables['main']): void {
  coreTables[to] = table;
}

/** The table of a target outside of content. */
export function coreTableOf(to: Target & string): AnyTables['main'] {
  const table = coreTables[to];
  if (!table) throw new Error(`The table of ${to} is not loaded: import src/db/schema/all.ts`);
  return table;
}

/** The table that fields of a kind refer to. */
function targetTable(kind: ContentKind, to: Target): AnyTables['main'] {
  if (to === 'self') return tablesOf(kind).main;
  return typeof to === 'string' ? coreTableOf(to) : tableOf(to as ContentKind);
}
