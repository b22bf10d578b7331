import { date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { StoryAccess, StoryLink, StoryVideo, StoryWriter } from '../../domain/story.ts';
import { id, instant, tenantId, updatedAt } from './columns.ts';
import { game } from './game.ts';
import { image } from './image.ts';
import { sport } from './sport.ts';
import { tenant } from './tenant.ts';

export const story = pgTable(
  'story',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: id(),
    slug: text('slug').notNull(),
    /** The day in the address, in the college's zone. */
    localDate: date('local_date').notNull(),
    publishedAt: instant('published_at').notNull(),
    title: text('title').notNull(),
    subHeadline: text('sub_headline'),
    teaser: text('teaser'),
    byline: text('byline'),
    /** HTML as written; sanitised when read. */
    content: text('content'),
    imageId: integer('image_id'),
    alternateImageId: integer('alternate_image_id'),
    video: jsonb('video').$type<StoryVideo>(),
    writer: jsonb('writer').$type<StoryWriter>(),
    links: jsonb('links').$type<StoryLink[]>().notNull().default([]),
    galleryId: integer('gallery_id'),
    contentTemplate: text('content_template'),
    redirectUrl: text('redirect_url'),
    access: text('access').$type<StoryAccess>().notNull().default('public'),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('story_address').on(table.tenantId, table.localDate, table.slug),
    foreignKey({ columns: [table.tenantId, table.imageId], foreignColumns: [image.tenantId, image.id] }),
    index('story_published').on(table.tenantId, table.publishedAt),
  ],
);

/** Addresses a story had before. */
export const storySlug = pgTable(
  'story_slug',
  {
    tenantId: tenantId(),
    localDate: date('local_date').notNull(),
    slug: text('slug').notNull(),
    storyId: integer('story_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.localDate, table.slug] }),
    foreignKey({ columns: [table.tenantId, table.storyId], foreignColumns: [story.tenantId, story.id] }).onDelete(
      'cascade',
    ),
  ],
);

export const storySport = pgTable(
  'story_sport',
  { tenantId: tenantId(), storyId: integer('story_id').notNull(), sportId: integer('sport_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.storyId, table.sportId] }),
    foreignKey({ columns: [table.tenantId, table.storyId], foreignColumns: [story.tenantId, story.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.tenantId, table.sportId], foreignColumns: [sport.tenantId, sport.id] }).onDelete(
      'cascade',
    ),
    index('story_sport_sport').on(table.tenantId, table.sportId),
  ],
);

export const storyGame = pgTable(
  'story_game',
  { tenantId: tenantId(), storyId: integer('story_id').notNull(), gameId: integer('game_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.storyId, table.gameId] }),
    foreignKey({ columns: [table.tenantId, table.storyId], foreignColumns: [story.tenantId, story.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.tenantId, table.gameId], foreignColumns: [game.tenantId, game.id] }).onDelete(
      'cascade',
    ),
  ],
);
