import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import type { TenantSettings } from '../../domain/tenant.ts';
import { checksOf } from './checks.ts';
import { instant, updatedAt } from './columns.ts';

const hexColor = /^#[0-9a-fA-F]{6}$/;

export const tenant = pgTable(
  'tenant',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    shortName: text('short_name').notNull(),
    /** IANA time zone of the campus; venues have their own. */
    timezone: text('timezone').notNull(),
    primaryColor: text('primary_color').notNull(),
    secondaryColor: text('secondary_color').notNull(),
    accentColor: text('accent_color').notNull(),
    /** Site-relative URL of the logo; null for a monogram. */
    logo: text('logo'),
    settings: jsonb('settings').$type<TenantSettings>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('tenant_slug').on(table.slug),
    ...checksOf(table, {
      slug: { matches: /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/ },
      name: { notBlank: true },
      shortName: { notBlank: true },
      timezone: { notBlank: true },
      primaryColor: { matches: hexColor },
      secondaryColor: { matches: hexColor },
      accentColor: { matches: hexColor },
    }),
  ],
);

export const tenantHost = pgTable(
  'tenant_host',
  {
    /** Lower case, without port. */
    host: text('host').primaryKey(),
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    /** The host of canonical URLs. */
    canonical: boolean('canonical').notNull().default(false),
  },
  (table) => [
    index('tenant_host_tenant').on(table.tenantId),
    ...checksOf(table, { host: { matches: /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/ } }),
  ],
);

/** Last assigned id of a kind of row in a college. */
export const tenantCounter = pgTable(
  'tenant_counter',
  {
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.kind] }),
    ...checksOf(table, { kind: { notBlank: true }, last: { min: 0 } }),
  ],
);
