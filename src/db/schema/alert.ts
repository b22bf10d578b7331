import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, tenantId, updatedAt } from './columns.ts';
import { tenant } from './tenant.ts';

/** A line above every page until it ends or a reader puts it away. */
export const alert = pgTable(
  'alert',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: id(),
    title: text('title').notNull(),
    /** Where it leads to read more. */
    url: text('url'),
    enabled: boolean('enabled').notNull().default(true),
    showOnWeb: boolean('show_on_web').notNull().default(true),
    endDate: instant('end_date'),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
