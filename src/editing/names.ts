import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';

import { type ContentKind, namedFields } from '../content/define-content.ts';
import type { FieldCollege, NamedRow, ReadContext, Target } from '../content/fields/field.ts';
import { peopleNamed } from '../content/fields/people-by-name.ts';
import type { Db } from '../db/client.ts';
import { targetsOf } from '../db/content/related.ts';
import { selectRows } from '../db/content/rows.ts';
import { columnOf, coreTableOf, tableOf } from '../db/content/tables.ts';
import { game } from '../db/schema/game.ts';
import { image } from '../db/schema/image.ts';
import { sport } from '../db/schema/sport.ts';
import { storedFile } from '../db/schema/stored-file.ts';
import type { Tenant } from '../domain/tenant.ts';
import { openRows } from './open-rows.ts';
import { findPeopleNames } from './people-names.ts';
import { nameOf } from './print-row.ts';

/** Rows to find: by id, or by what may be their name. */
type Wanted = { ids: readonly number[]; names: readonly string[] };

/** The names that fields of a kind refer to, loaded as rows need them. */
export type Names = FieldCollege &
  Pick<ReadContext, 'allNames' | 'findPeople' | 'findRows'> & {
    /** Loads the names that the values of a row, given or stored, refer to. */
    lookUp: (row: { values?: Readonly<Record<string, unknown>>; stored?: object | undefined }) => Promise<void>;
  };

/** A college with the names of everything that the fields of a kind refer to. */
export async function loadCollege(db: Db, tenant: Tenant, kind: ContentKind): Promise<Names> {
  const names = openNames(db, tenant, kind);
  for (const target of targetsOf(kind)) await names.allNames(target);
  return names;
}

/** The names that some stored rows refer to. */
export async function loadNamesOf(db: Db, tenant: Tenant, kind: ContentKind, rows: readonly object[]): Promise<Names> {
  const names = openNames(db, tenant, kind);
  for (const stored of rows) await names.lookUp({ stored });
  return names;
}

export function openNames(db: Db, tenant: Tenant, kind: ContentKind): Names {
  const known = new Map<Target, readonly NamedRow[]>();
  const complete = new Set<Target>();
  const names = (target: Target) => known.get(target) ?? [];
  const allNames = async (target: Target) => {
    if (!complete.has(target)) known.set(target, await findNames(db, tenant, target));
    complete.add(target);
    return names(target);
  };
  const add = async (target: Target, wanted: Wanted) => {
    if (complete.has(target)) return;
    const ids = new Set(names(target).map(({ id }) => id));
    const texts = new Set(names(target).map(({ name }) => name.toLowerCase()));
    const missing = {
      ids: wanted.ids.filter((id) => !ids.has(id)),
      names: wanted.names.filter((name) => !texts.has(name.toLowerCase())),
    };
    if (missing.ids.length + missing.names.length === 0) return;
    if (!isSearchable(target)) return void (await allNames(target));
    const found = await findNames(db, tenant, target, missing);
    known.set(target, [...names(target), ...found.filter(({ id }) => !ids.has(id))]);
  };
  return {
    tenant,
    names,
    allNames,
    lookUp: async ({ values = {}, stored = {} }) => {
      for (const { key, name, field } of namedFields(kind)) {
        if (!('to' in field.storage) || field.storage.to === 'self') continue;
        const kept: unknown[] = [Reflect.get(stored, key) ?? []].flat();
        const given = wordsOf(values[name], field.isFile === true);
        const numbers = [...kept, ...given.filter((word) => /^\d{1,9}$/.test(word))].map(Number);
        await add(field.storage.to, { ids: numbers, names: given });
      }
    },
    findRows: async (target, values) => {
      if (typeof target !== 'string')
        return (await openRows(db, target as ContentKind, tenant.id)).like(values, Object.keys(values));
      const table = coreTableOf(target);
      return db
        .select()
        .from(table)
        .where(
          and(
            ...Object.entries({ tenantId: tenant.id, ...values }).map(([key, value]) =>
              eq(columnOf(table, key), value),
            ),
          ),
        );
    },
    findPeople: async (name) => {
      await add('person', { ids: [], names: [name] });
      return peopleNamed(names('person'), name);
    },
  };
}

/** What may be names in a value: a file, a list, or text with commas or semicolons between them. */
function wordsOf(value: unknown, isFile: boolean): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.map((each) => String(each).trim());
  return isFile ? [String(value)] : [String(value), ...String(value).split(/[,;]/)].map((word) => word.trim());
}

type FindNames = (db: Db, tenantId: number, wanted?: Wanted) => Promise<NamedRow[]>;

const pathsIn = ({ names }: Wanted, folder: string): string[] =>
  names.flatMap((name) => (name.startsWith(folder) ? name.slice(folder.length) : []));

/** The names of the rows of core tables. */
const coreNames: Record<string, FindNames> = {
  file: async (db, tenantId, wanted) => {
    const { id, path } = storedFile;
    const isWanted = wanted && or(inArray(id, [...wanted.ids]), inArray(path, pathsIn(wanted, '/files/')));
    const rows = await db
      .select({ id, path })
      .from(storedFile)
      .where(and(eq(storedFile.tenantId, tenantId), isWanted));
    return rows.map((row) => ({ id: row.id, name: `/files/${row.path}` }));
  },
  game: async (db, tenantId, wanted) => {
    const isWanted = wanted && inArray(game.id, [...wanted.ids]);
    const rows = await db
      .select({ id: game.id })
      .from(game)
      .where(and(eq(game.tenantId, tenantId), isWanted));
    return rows.map(({ id }) => ({ id, name: String(id) }));
  },
  image: async (db, tenantId, wanted) => {
    const { id, path, alt } = image;
    const isWanted = wanted && or(inArray(id, [...wanted.ids]), inArray(path, pathsIn(wanted, '/media/')));
    const rows = await db
      .select({ id, path, alt })
      .from(image)
      .where(and(eq(image.tenantId, tenantId), isWanted));
    return rows.map((row) => ({ id: row.id, name: `/media/${row.path}`, alt: row.alt }));
  },
  person: findPeopleNames,
  sport: async (db, tenantId) => {
    const { id, globalSportNameSlug: slug, shortName } = sport;
    const isOfCollege = eq(sport.tenantId, tenantId);
    const rows = await db.select({ id, slug, shortName }).from(sport).where(isOfCollege).orderBy(asc(sport.title));
    return rows.map((row) => ({ id: row.id, name: row.slug ?? row.shortName }));
  },
};

/** Whether rows of a target are found by name without loading all of them. */
const isSearchable = (target: Target): boolean =>
  typeof target === 'string' ? target !== 'sport' : nameColumn(target as ContentKind) !== undefined;

/** The key of the text by which rows of a kind are named; undefined if their names consist of several values. */
function nameColumn(kind: ContentKind): string | undefined {
  const [named, ...more] = kind.unique[0] ?? (kind.title ? [] : [kind.columns[0]]);
  const field = namedFields(kind).find(({ key, name }) => named === (kind.unique[0] ? key : name));
  if (more.length > 0 || !field || field.field.print || field.field.storage.as !== 'text') return undefined;
  return field.key;
}

async function findNames(db: Db, tenant: Tenant, target: Target, wanted?: Wanted): Promise<readonly NamedRow[]> {
  if (typeof target === 'string') return coreNames[target]?.(db, tenant.id, wanted) ?? [];
  const other = target as ContentKind;
  const column = wanted && nameColumn(other);
  const table = tableOf(other);
  const isNamed =
    wanted === undefined || column === undefined
      ? undefined
      : sql`search_plain(${columnOf(table, column)}) in (
      select search_plain(value) from json_array_elements_text(${JSON.stringify(wanted.names)}::json))`;
  const where = wanted && isNamed ? or(inArray(table.id, [...wanted.ids]), isNamed) : undefined;
  const rows = await selectRows(db, other, tenant.id, { where, isList: true });
  // a name contains those of other rows at most in its identifying values
  const college = openNames(db, tenant, other);
  for (const key of other.unique[0] ?? []) {
    const { storage } = other.fields[key] ?? {};
    if (storage && 'to' in storage) await college.allNames(storage.to);
  }
  return rows.map((row) => ({ id: row.id, name: nameOf(other, row, college) }));
}
