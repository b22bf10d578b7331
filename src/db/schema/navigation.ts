import { boolean, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, tenantId } from './columns.ts';
import { sport } from './sport.ts';
import { tenant } from './tenant.ts';

/** An item of the main navigation, or of a sport's when `sportId` is set. */
export const navigationItem = pgTable(
  'navigation_item',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: id(),
    parentId: integer('parent_id'),
    /** The sport whose sub-navigation this belongs to. */
    sportId: integer('sport_id'),
    /** In the main navigation: the sport the item opens. */
    linkedSportId: integer('linked_sport_id'),
    title: text('title').notNull(),
    url: text('url'),
    openInNewWindow: boolean('open_in_new_window').notNull().default(false),
    className: text('class_name'),
    separator: boolean('separator').notNull().default(false),
    column: integer('column').notNull().default(1),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.sportId], foreignColumns: [sport.tenantId, sport.id] }).onDelete(
      'cascade',
    ),
    index('navigation_sport').on(table.tenantId, table.sportId),
  ],
);
