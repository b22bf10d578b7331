import { asc, eq } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { image } from '../db/schema/image.ts';
import { person } from '../db/schema/person.ts';
import { sport } from '../db/schema/sport.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { ContentKind } from './define-content.ts';
import type { FieldCollege, Target } from './fields/field.ts';
import { nameOf } from './read-row.ts';
import { selectRows } from './rows.ts';

type Named = { id: number; name: string };

/** A college with the names of everything that the fields of a kind refer to. */
export async function loadCollege(db: Db, tenant: Tenant, kind: ContentKind): Promise<FieldCollege> {
  const targets = Object.values(kind.fields).flatMap(({ storage }) => ('to' in storage ? storage.to : []));
  const names = new Map<Target, Named[]>();
  for (const target of new Set(targets)) names.set(target, await findNames(db, tenant, target));
  return {
    tenant,
    names: (target) => names.get(target) ?? [],
    media: targets.includes('image') ? await findMedia(db, tenant.id) : [],
  };
}

async function findNames(db: Db, tenant: Tenant, target: Target): Promise<Named[]> {
  if (target === 'sport') {
    const rows = await db.select().from(sport).where(eq(sport.tenantId, tenant.id)).orderBy(asc(sport.title));
    return rows.map(({ id, shortName, globalSportNameSlug }) => ({ id, name: globalSportNameSlug ?? shortName }));
  }
  if (target === 'person') {
    const rows = await db.select().from(person).where(eq(person.tenantId, tenant.id));
    const byName = Map.groupBy(rows, ({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
    return [...byName].flatMap(([name, same]) =>
      same.map(({ id }) => ({ id, name: same.length > 1 ? String(id) : name })),
    );
  }
  if (typeof target === 'string') return [];
  const kind = target as ContentKind;
  const college = await loadCollege(db, tenant, kind);
  const rows = await selectRows(db, kind, tenant.id);
  return rows.map((row) => ({ id: row.id, name: nameOf(kind, row, college) }));
}

async function findMedia(db: Db, tenantId: number) {
  const rows = await db
    .select({ id: image.id, path: image.path, alt: image.alt })
    .from(image)
    .where(eq(image.tenantId, tenantId));
  return rows.map(({ id, path, alt }) => ({ id, alt, address: `/media/${path}` }));
}
