import { asc, eq } from 'drizzle-orm';

import type { ContentKind } from '../content/define-content.ts';
import type { FieldCollege, NamedRow, Target } from '../content/fields/field.ts';
import type { Db } from '../db/client.ts';
import { findPeopleNames } from '../db/content/people.ts';
import { targetsOf } from '../db/content/related.ts';
import { selectRows } from '../db/content/rows.ts';
import { game } from '../db/schema/game.ts';
import { image } from '../db/schema/image.ts';
import { sport } from '../db/schema/sport.ts';
import { storedFile } from '../db/schema/stored-file.ts';
import type { Tenant } from '../domain/tenant.ts';
import { nameOf } from './print-row.ts';

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
