import { boolean, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import type { TenantSettings } from '../../domain/tenant.ts';
import { instant, updatedAt } from './columns.ts';

export const tenant = pgTable(
  'tenant',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    shortName: text('short_name').notNull(),
    /** IANA zone of the campus; a venue may have its own. */
    timezone: text('timezone').notNull(),
    primaryColor: text('primary_color').notNull(),
    secondaryColor: text('secondary_color').notNull(),
    accentColor: text('accent_color').notNull(),
    /** Site-relative address of the logo; null draws a monogram. */
    logo: text('logo'),
    settings: jsonb('settings').$type<TenantSettings>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('tenant_slug').on(table.slug)],
);

export const tenantHost = pgTable('tenant_host', {
  /** Lower case, without port. */
  host: text('host').primaryKey(),
  tenantId: integer('tenant_id')
    .notNull()
    .references(() => tenant.id, { onDelete: 'cascade' }),
  /** The host of canonical addresses. */
  canonical: boolean('canonical').notNull().default(false),
});

/** Last id given out for a kind of row in a college. */
export const tenantCounter = pgTable(
  'tenant_counter',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.kind] })],
);
