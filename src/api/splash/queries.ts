import { and, eq, type SQL, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { narrowImage, narrowShapeColumns, shapeColumns } from '../../db/image-columns.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { image } from '../../db/schema/image.ts';
import { splash, splashClick } from '../../db/schema/splash.ts';

const isPublic = eq(splash.access, 'public');
const isAlive = sql`(${splash.endDate} is null or ${splash.endDate} >= ${sql.placeholder('now')}::timestamptz)`;

const statements = perDatabase((db) => {
  const splashes = (name: string, ...where: SQL[]) =>
    db
      .select({ splash, wide: shapeColumns, narrow: narrowShapeColumns })
      .from(splash)
      .leftJoin(image, matching(image, { tenantId: splash.tenantId, id: splash.imageId }))
      .leftJoin(narrowImage, matching(narrowImage, { tenantId: splash.tenantId, id: splash.narrowImageId }))
      .where(and(eq(splash.tenantId, sql.placeholder('tenantId')), ...where))
      .prepare(name);
  const hasId = eq(splash.id, sql.placeholder('id'));
  const ofPlace = sql`${splash.sportId} is not distinct from ${sql.placeholder('sportId')}::int`;
  return {
    ofPlace: splashes('splashes_of_place', isPublic, isAlive, ofPlace),
    byId: splashes('splash_by_id', isPublic, isAlive, hasId),
    anyById: splashes('any_splash_by_id', hasId),
  };
});

export type SplashRow = Awaited<ReturnType<ReturnType<typeof statements>['byId']['execute']>>[number];

/** Public splashes of a sport home (null for the home page) that have not ended. */
export const findSplashes = (db: Db, tenantId: number, sportId: number | null, now: string): Promise<SplashRow[]> =>
  statements(db).ofPlace.execute({ tenantId, sportId, now });

/** A public splash that has not ended. */
export const findSplash = async (db: Db, tenantId: number, id: number, now: string): Promise<SplashRow | undefined> =>
  (await statements(db).byId.execute({ tenantId, id, now }))[0];

/** A splash regardless of visibility and dates. */
export const findAnySplash = async (db: Db, tenantId: number, id: number): Promise<SplashRow | undefined> =>
  (await statements(db).anyById.execute({ tenantId, id }))[0];

/** Records a click, once per key; false if there is no such public splash. */
export async function saveClick(db: Db, tenantId: number, splashId: number, key: string): Promise<boolean> {
  const [known] = await db
    .select({ splashId: splash.id })
    .from(splash)
    .where(and(eq(splash.tenantId, tenantId), eq(splash.id, splashId), isPublic));
  if (!known) return false;
  await db.insert(splashClick).values({ tenantId, splashId, key }).onConflictDoNothing();
  return true;
}
