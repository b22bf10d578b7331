import { asc, eq } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { image } from '../db/schema/image.ts';
import { promotionLocation } from '../db/schema/promotion.ts';
import { sport } from '../db/schema/sport.ts';
import type { Tenant } from '../domain/tenant.ts';

type KnownSport = { id: number; slug: string; title: string };
type KnownPlace = { id: number; name: string };
type KnownPicture = { id: number; address: string; alt: string };

/** A college with what its alerts, splashes and promotions refer to by name. */
export type College = {
  tenant: Tenant;
  sports: readonly KnownSport[];
  /** Places of promotions; one of a sport is called `sport-home-rotator/football`. */
  places: readonly KnownPlace[];
  pictures: readonly KnownPicture[];
};

export async function loadCollege(db: Db, tenant: Tenant): Promise<College> {
  const sports = await db
    .select({ id: sport.id, title: sport.title, short: sport.shortName, slug: sport.globalSportNameSlug })
    .from(sport)
    .where(eq(sport.tenantId, tenant.id))
    .orderBy(asc(sport.title));
  const known = sports.map(({ id, title, short, slug }) => ({ id, title, slug: slug ?? short }));
  const places = await db
    .select({ id: promotionLocation.id, name: promotionLocation.name, sportId: promotionLocation.sportId })
    .from(promotionLocation)
    .where(eq(promotionLocation.tenantId, tenant.id))
    .orderBy(asc(promotionLocation.name), asc(promotionLocation.id));
  const pictures = await db
    .select({ id: image.id, path: image.path, alt: image.alt })
    .from(image)
    .where(eq(image.tenantId, tenant.id));
  return {
    tenant,
    sports: known,
    places: places.map(({ id, name, sportId }) => ({
      id,
      name: sportId === null ? name : `${name}/${known.find((one) => one.id === sportId)?.slug}`,
    })),
    pictures: pictures.map(({ id, path, alt }) => ({ id, alt, address: `/media/${path}` })),
  };
}
