import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { PromotionEffect, PromotionType, SwiperOptions } from '../../domain/promotion.ts';
import { id, instant, tenantId, updatedAt } from './columns.ts';
import { image } from './image.ts';
import { sport } from './sport.ts';
import { tenant } from './tenant.ts';

/** A place for promotions by its name, such as `header` or `home-rotator`; a sport may have its own of the same name. */
export const promotionLocation = pgTable(
  'promotion_location',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: id(),
    name: text('name').notNull(),
    /** Null is the whole site's, which also stands in for sports without their own. */
    sportId: integer('sport_id'),
    type: text('type').$type<PromotionType>().notNull(),
    effect: text('effect').$type<PromotionEffect>().notNull(),
    swiper: jsonb('swiper').$type<SwiperOptions>().notNull().default({}),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.sportId], foreignColumns: [sport.tenantId, sport.id] }).onDelete(
      'cascade',
    ),
    unique('promotion_location_name').on(table.tenantId, table.name, table.sportId).nullsNotDistinct(),
  ],
);

export const promotionCampaign = pgTable(
  'promotion_campaign',
  {
    tenantId: tenantId(),
    id: id(),
    locationId: integer('location_id').notNull(),
    title: text('title').notNull(),
    hoverText: text('hover_text'),
    link: text('link'),
    openInNewWindow: boolean('open_in_new_window').notNull().default(false),
    cssClass: text('css_class'),
    icon: text('icon'),
    /** As written; sanitised when read. */
    html: text('html'),
    imageId: integer('image_id'),
    /** For screens narrower than `md`; null shows `imageId` there as well. */
    narrowImageId: integer('narrow_image_id'),
    enabled: boolean('enabled').notNull().default(true),
    startDate: instant('start_date'),
    endDate: instant('end_date'),
    position: integer('position').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.locationId],
      foreignColumns: [promotionLocation.tenantId, promotionLocation.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.tenantId, table.imageId], foreignColumns: [image.tenantId, image.id] }),
    foreignKey({ columns: [table.tenantId, table.narrowImageId], foreignColumns: [image.tenantId, image.id] }),
    index('promotion_campaign_location').on(table.tenantId, table.locationId),
  ],
);

/** How often a campaign was seen on a day of the college. */
export const campaignViews = pgTable(
  'campaign_views',
  {
    tenantId: tenantId(),
    campaignId: integer('campaign_id').notNull(),
    day: date('day').notNull(),
    views: integer('views').notNull(),
    lastAt: instant('last_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.campaignId, table.day] }),
    foreignKey({
      columns: [table.tenantId, table.campaignId],
      foreignColumns: [promotionCampaign.tenantId, promotionCampaign.id],
    }).onDelete('cascade'),
  ],
);
