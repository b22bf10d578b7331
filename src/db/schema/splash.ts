import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SplashAccess, SplashKind } from '../../domain/splash.ts';
import type { TakeoverType } from '../../domain/takeover.ts';
import type { VideoEmbed } from '../../domain/video.ts';
import { id, instant, tenantId, updatedAt } from './columns.ts';
import { game } from './game.ts';
import { image } from './image.ts';
import { sport } from './sport.ts';
import { tenant } from './tenant.ts';

export const splash = pgTable(
  'splash',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: id(),
    title: text('title').notNull(),
    /** The sport home it opens on; null is the home page. */
    sportId: integer('sport_id'),
    kind: text('kind').$type<SplashKind>().notNull(),
    /** Where a click leads; null is the home page. */
    link: text('link'),
    imageId: integer('image_id'),
    /** For narrow screens; null shows `imageId` there as well. */
    narrowImageId: integer('narrow_image_id'),
    video: jsonb('video').$type<VideoEmbed>(),
    /** As written; sanitised when read. */
    html: text('html'),
    backgroundColor: text('background_color').notNull(),
    foregroundColor: text('foreground_color').notNull(),
    /** The instant a countdown runs to. */
    countdownTo: instant('countdown_to'),
    startDate: instant('start_date').notNull(),
    /** Null: until it is ended by hand. */
    endDate: instant('end_date'),
    access: text('access').$type<SplashAccess>().notNull().default('public'),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.sportId], foreignColumns: [sport.tenantId, sport.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.tenantId, table.imageId], foreignColumns: [image.tenantId, image.id] }),
    foreignKey({ columns: [table.tenantId, table.narrowImageId], foreignColumns: [image.tenantId, image.id] }),
    index('splash_sport').on(table.tenantId, table.sportId),
  ],
);

/** One click each; `key` is the visitor's own name for it, so that a repeated request is the same click. */
export const splashClick = pgTable(
  'splash_click',
  {
    tenantId: tenantId(),
    splashId: integer('splash_id').notNull(),
    key: text('key').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.splashId, table.key] }),
    foreignKey({ columns: [table.tenantId, table.splashId], foreignColumns: [splash.tenantId, splash.id] }).onDelete(
      'cascade',
    ),
  ],
);

export const takeover = pgTable(
  'takeover',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: id(),
    type: text('type').$type<TakeoverType>().notNull(),
    /** The sport home it takes over; null is the home page. */
    sportId: integer('sport_id'),
    /** For type Url. */
    url: text('url'),
    /** Name of the cookie that remembers that a visitor has been sent. */
    cookie: text('cookie').notNull(),
    /** For type GameDay. */
    gameId: integer('game_id'),
    enabled: boolean('enabled').notNull().default(true),
    startDate: instant('start_date').notNull(),
    endDate: instant('end_date'),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.sportId], foreignColumns: [sport.tenantId, sport.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.tenantId, table.gameId], foreignColumns: [game.tenantId, game.id] }).onDelete(
      'cascade',
    ),
  ],
);
