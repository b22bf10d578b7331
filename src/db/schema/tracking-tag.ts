import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { TagPlace } from '../../domain/tracking-tag.ts';
import { id, tenantId, updatedAt } from './columns.ts';
import { sport } from './sport.ts';
import { tenant } from './tenant.ts';

/** Scripts of others on pages of the college; a condition that is null holds everywhere. */
export const trackingTag = pgTable(
  'tracking_tag',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: id(),
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    /** A page type such as `schedule`. */
    pageTemplate: text('page_template'),
    sportId: integer('sport_id'),
    /** Id of the story, player or game the page is about. */
    contentId: integer('content_id'),
    head: jsonb('head').$type<TagPlace>().notNull().default({}),
    openBody: jsonb('open_body').$type<TagPlace>().notNull().default({}),
    closeBody: jsonb('close_body').$type<TagPlace>().notNull().default({}),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.sportId], foreignColumns: [sport.tenantId, sport.id] }).onDelete(
      'cascade',
    ),
  ],
);
