import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';

import { promotionCampaign as campaignKind } from '../../content/promotions/promotion-campaign.ts';
import { promotionLocation as locationKind } from '../../content/promotions/promotion-location.ts';
import { tableOf } from '../content/tables.ts';
import { instant, reference, tenantId } from './columns.ts';

export const promotionLocation = tableOf(locationKind);

export const promotionCampaign = tableOf(campaignKind);

/** Views and clicks of a campaign on a calendar day of the college. */
export const campaignViews = pgTable(
  'campaign_views',
  {
    tenantId: tenantId(),
    campaignId: integer('campaign_id').notNull(),
    day: date('day').notNull(),
    views: integer('views').notNull(),
    clicks: integer('clicks').notNull().default(0),
    lastAt: instant('last_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.campaignId, table.day] }),
    reference(table, 'campaignId', promotionCampaign).onDelete('cascade'),
  ],
);
