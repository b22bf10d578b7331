import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { narrowImage, narrowShapeColumns, shapeColumns } from '../../db/image-columns.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { image } from '../../db/schema/image.ts';
import { promotionCampaign as campaign, campaignViews, promotionLocation } from '../../db/schema/promotion.ts';
import { createCountedViews } from './counted-views.ts';

const statements = perDatabase((db) => ({
  location: db
    .select()
    .from(promotionLocation)
    .where(
      and(
        eq(promotionLocation.tenantId, sql.placeholder('tenantId')),
        eq(sql`lower(${promotionLocation.name})`, sql.placeholder('name')),
        sql`(${promotionLocation.sportId} is null or ${promotionLocation.sportId} = ${sql.placeholder('sportId')}::int)`,
      ),
    )
    // the sport's own place precedes the site's
    .orderBy(sql`${promotionLocation.sportId} nulls last`)
    .limit(1)
    .prepare('promotion_location'),
  campaigns: db
    .select({ campaign, wide: shapeColumns, narrow: narrowShapeColumns })
    .from(campaign)
    .leftJoin(image, matching(image, { tenantId: campaign.tenantId, id: campaign.imageId }))
    .leftJoin(narrowImage, matching(narrowImage, { tenantId: campaign.tenantId, id: campaign.narrowImageId }))
    .where(
      and(
        eq(campaign.tenantId, sql.placeholder('tenantId')),
        eq(campaign.locationId, sql.placeholder('locationId')),
        eq(campaign.enabled, true),
        sql`(${campaign.endDate} is null or ${campaign.endDate} >= ${sql.placeholder('now')}::timestamptz)`,
      ),
    )
    .orderBy(asc(campaign.position), asc(campaign.id))
    .prepare('promotion_campaigns'),
  link: db
    .select({ id: campaign.id, link: campaign.link, startDate: campaign.startDate })
    .from(campaign)
    .where(matching(campaign, { tenantId: sql.placeholder('tenantId'), id: sql.placeholder('id'), enabled: true }))
    .prepare('promotion_link'),
}));

export type LocationRow = typeof promotionLocation.$inferSelect;
export type CampaignRow = Awaited<ReturnType<typeof findCampaigns>>[number];

/** A place by lowercase name: the sport's own, or else the site's. */
export const findLocation = async (
  db: Db,
  tenantId: number,
  name: string,
  sportId: number | null,
): Promise<LocationRow | undefined> => (await statements(db).location.execute({ tenantId, name, sportId }))[0];

/** Active campaigns of a place that have not ended, in order. */
export const findCampaigns = (db: Db, tenantId: number, locationId: number, now: string) =>
  statements(db).campaigns.execute({ tenantId, locationId, now });

/** The stored link of an active campaign. */
export const findCampaignLink = async (db: Db, tenantId: number, id: number) =>
  (await statements(db).link.execute({ tenantId, id }))[0];

/** Counts a click on a campaign. */
export const countClick = (db: Db, tenantId: number, campaignId: number, day: string) =>
  db
    .insert(campaignViews)
    .values({ tenantId, campaignId, day, views: 0, clicks: 1 })
    .onConflictDoUpdate({
      target: [campaignViews.tenantId, campaignViews.campaignId, campaignViews.day],
      set: { clicks: sql`${campaignViews.clicks} + 1` },
    });

const countedViews = perDatabase(() => createCountedViews());

/** Increments campaigns' view counters for a day, once per batch; returns the ids that are campaigns of the college. */
export async function countViews(
  db: Db,
  tenantId: number,
  campaignIds: readonly number[],
  { batch, day }: { batch: string; day: string },
): Promise<number[]> {
  const known = await db
    .select({ id: campaign.id })
    .from(campaign)
    .where(and(eq(campaign.tenantId, tenantId), inArray(campaign.id, [...campaignIds])))
    // sorted to prevent deadlocks between calls that share campaigns
    .orderBy(asc(campaign.id));
  const ids = known.map(({ id }) => id);
  const fresh = countedViews(db).take(tenantId, ids, batch);
  if (fresh.length === 0) return ids;
  try {
    await db
      .insert(campaignViews)
      .values(fresh.map((campaignId) => ({ tenantId, campaignId, day, views: 1 })))
      .onConflictDoUpdate({
        target: [campaignViews.tenantId, campaignViews.campaignId, campaignViews.day],
        set: { views: sql`${campaignViews.views} + 1`, lastAt: sql`now()` },
      });
  } catch (error) {
    countedViews(db).release(tenantId, fresh, batch);
    throw error;
  }
  return ids;
}
