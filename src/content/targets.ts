import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { imageColumns } from '../db/image-columns.ts';
import { game } from '../db/schema/game.ts';
import { image } from '../db/schema/image.ts';
import { sport } from '../db/schema/sport.ts';
import { storedFile } from '../db/schema/stored-file.ts';
import { toSportReference } from '../domain/sport-reference.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { ContentKind } from './define-content.ts';
import type { AnswerContext, FieldCollege, NamedRow, Target } from './fields/field.ts';
import { findPeopleAnswers, findPeopleNames } from './people.ts';
import { nameOf, titleOf } from './read-row.ts';
import { selectRows } from './rows.ts';
import { tableOf } from './table.ts';
import { isReadable } from './visibility.ts';

/** The names of the rows of core tables. */
const coreNames: Record<string, (db: Db, tenantId: number) => Promise<NamedRow[]>> = {
  file: async (db, tenantId) => {
    const { id, path } = storedFile;
    const rows = await db.select({ id, path }).from(storedFile).where(eq(storedFile.tenantId, tenantId));
    return rows.map((row) => ({ id: row.id, name: `/files/${row.path}` }));
  },
  game: async (db, tenantId) => {
    const rows = await db.select({ id: game.id }).from(game).where(eq(game.tenantId, tenantId));
    return rows.map(({ id }) => ({ id, name: String(id) }));
  },
  image: async (db, tenantId) => {
    const { id, path, alt } = image;
    const rows = await db.select({ id, path, alt }).from(image).where(eq(image.tenantId, tenantId));
    return rows.map((row) => ({ id: row.id, name: `/media/${row.path}`, alt: row.alt }));
  },
  sport: async (db, tenantId) => {
    const { id, globalSportNameSlug: slug, shortName } = sport;
    const isOfCollege = eq(sport.tenantId, tenantId);
    const rows = await db.select({ id, slug, shortName }).from(sport).where(isOfCollege).orderBy(asc(sport.title));
    return rows.map((row) => ({ id: row.id, name: row.slug ?? row.shortName }));
  },
};

type Answers = Promise<{ id: number; answer: unknown }[]>;
type CoreTable = typeof image | typeof sport | typeof storedFile;

/** Rows of core tables as responses represent them; for a game, only its id. */
const coreAnswers: Record<string, (db: Db, wanted: (table: CoreTable) => SQL | undefined) => Answers> = {
  file: async (db, wanted) => {
    const { id, path, name, mime, size } = storedFile;
    const rows = await db.select({ id, path, name, mime, size }).from(storedFile).where(wanted(storedFile));
    return rows.map(({ id, ...answer }) => ({ id, answer }));
  },
  image: async (db, wanted) => {
    const rows = await db
      .select({ id: image.id, ...imageColumns })
      .from(image)
      .where(wanted(image));
    return rows.map(({ id, ...answer }) => ({ id, answer }));
  },
  sport: async (db, wanted) => {
    const rows = await db.select().from(sport).where(wanted(sport));
    return rows.map((row) => ({ id: row.id, answer: toSportReference(row) }));
  },
};

const targetsOf = ({ fields }: ContentKind): Set<Target> =>
  new Set(Object.values(fields).flatMap(({ storage }) => ('to' in storage ? storage.to : [])));

/** A college with the names of everything that the fields of a kind refer to. */
export const loadCollege = (db: Db, tenant: Tenant, kind: ContentKind): Promise<FieldCollege> =>
  loadNames(db, tenant, kind, new Map());

/** @param known names shared by kinds that refer to each other, without those of their own rows */
async function loadNames(
  db: Db,
  tenant: Tenant,
  kind: ContentKind,
  known: Map<Target, NamedRow[]>,
): Promise<FieldCollege> {
  const targets = targetsOf(kind);
  const own = targets.has('self') ? await selectRows(db, kind, tenant.id) : [];
  const ownNames = own.map(({ id }) => ({ id, name: String(id) }));
  for (const target of targets)
    if (target !== 'self' && !known.has(target)) known.set(target, await findNames(db, tenant, target, known));
  return { tenant, names: (target) => (target === 'self' ? ownNames : (known.get(target) ?? [])) };
}

async function findNames(db: Db, tenant: Tenant, target: Target, known: Map<Target, NamedRow[]>): Promise<NamedRow[]> {
  if (target === 'person') return findPeopleNames(db, tenant.id);
  if (typeof target === 'string') return coreNames[target]?.(db, tenant.id) ?? [];
  const other = target as ContentKind;
  const college = await loadNames(db, tenant, other, known);
  const rows = await selectRows(db, other, tenant.id);
  return rows.map((row) => ({ id: row.id, name: nameOf(other, row, college) }));
}

/** The rows that fields of `rows` reference, as responses represent them; one query per target. */
export async function loadRelated(
  db: Db,
  kind: ContentKind,
  tenantId: number,
  rows: readonly object[],
): Promise<AnswerContext['related']> {
  const related = new Map<Target, Map<number, unknown>>();
  for (const target of targetsOf(kind)) {
    const keys = Object.keys(kind.fields).filter((key) => {
      const storage = kind.fields[key]?.storage;
      return storage && 'to' in storage && storage.to === target;
    });
    const ids = new Set(rows.flatMap((row) => keys.flatMap((key): number[] => Reflect.get(row, key) ?? [])));
    const found = ids.size > 0 ? await findAnswers(db, tenantId, target, [...ids]) : [];
    related.set(target, new Map(found.map(({ id, answer }) => [id, answer])));
  }
  return <Row>(target: Target, id: number) => related.get(target)?.get(id) as Row | undefined;
}

async function findAnswers(db: Db, tenantId: number, target: Target, ids: number[]) {
  if (target === 'person') return findPeopleAnswers(db, tenantId, ids);
  const isWanted = (table: CoreTable) => and(eq(table.tenantId, tenantId), inArray(table.id, ids));
  if (typeof target === 'string') return coreAnswers[target]?.(db, isWanted) ?? [];
  const kind = target as ContentKind;
  const where = and(inArray(tableOf(kind).id, ids), isReadable(kind));
  const rows = await selectRows(db, kind, tenantId, { where });
  return rows.map((row) => ({
    id: row.id,
    answer: { id: row.id, title: titleOf(kind, row), url: kind.url?.(row, () => undefined) ?? null },
  }));
}
