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

/** A row that fields refer to, and what answers have of it. */
type TargetRow = NamedRow & { answer?: unknown };
type CoreTable = typeof game | typeof image | typeof sport | typeof storedFile;

/** The rows of core tables, `wanted` or all. */
const selectCore: Record<string, (db: Db, wanted: (table: CoreTable) => SQL | undefined) => Promise<TargetRow[]>> = {
  file: async (db, wanted) => {
    const { id, path, name, mime, size } = storedFile;
    const rows = await db.select({ id, path, name, mime, size }).from(storedFile).where(wanted(storedFile));
    return rows.map(({ id, ...row }) => ({ id, name: `/files/${row.path}`, answer: row }));
  },
  game: async (db, wanted) => {
    const rows = await db.select({ id: game.id }).from(game).where(wanted(game));
    return rows.map(({ id }) => ({ id, name: String(id) }));
  },
  image: async (db, wanted) => {
    const columns = { id: image.id, path: image.path, ...imageColumns };
    const rows = await db.select(columns).from(image).where(wanted(image));
    return rows.map(({ id, path, ...row }) => ({ id, name: `/media/${path}`, alt: row.imageAlt, answer: row }));
  },
  sport: async (db, wanted) => {
    const rows = await db.select().from(sport).where(wanted(sport)).orderBy(asc(sport.title));
    return rows.map((row) => ({
      id: row.id,
      name: row.globalSportNameSlug ?? row.shortName,
      answer: toSportReference(row),
    }));
  },
};

const targetsOf = ({ fields }: ContentKind): Set<Target> =>
  new Set(Object.values(fields).flatMap(({ storage }) => ('to' in storage ? storage.to : [])));

/** A college with the names of everything that the fields of a kind refer to. */
export async function loadCollege(db: Db, tenant: Tenant, kind: ContentKind): Promise<FieldCollege> {
  const names = new Map<Target, NamedRow[]>();
  for (const target of targetsOf(kind)) names.set(target, await findNames(db, tenant, kind, target));
  return { tenant, names: (target) => names.get(target) ?? [] };
}

async function findNames(db: Db, tenant: Tenant, kind: ContentKind, target: Target): Promise<NamedRow[]> {
  if (target === 'self') return (await selectRows(db, kind, tenant.id)).map(({ id }) => ({ id, name: String(id) }));
  if (target === 'person') return findPeopleNames(db, tenant.id);
  if (typeof target === 'string') return selectCore[target]?.(db, (table) => eq(table.tenantId, tenant.id)) ?? [];
  const other = target as ContentKind;
  const college = await loadCollege(db, tenant, other);
  const rows = await selectRows(db, other, tenant.id);
  return rows.map((row) => ({ id: row.id, name: nameOf(other, row, college) }));
}

/** What answers have of the rows that fields of `rows` refer to, with one query a target. */
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
  if (typeof target === 'string') return selectCore[target]?.(db, isWanted) ?? [];
  const kind = target as ContentKind;
  const where = and(inArray(tableOf(kind).id, ids), isReadable(kind));
  const rows = await selectRows(db, kind, tenantId, { where });
  return rows.map((row) => ({
    id: row.id,
    answer: { id: row.id, title: titleOf(kind, row), url: kind.url?.(row, () => undefined) ?? null },
  }));
}
