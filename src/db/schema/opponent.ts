import { date, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { checksOf } from './checks.ts';
import { id, reference, tenantId, updatedAt } from './columns.ts';
import { tenant } from './tenant.ts';

export const opponent = pgTable(
  'opponent',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: id(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    abbrev: text('abbrev'),
    mascot: text('mascot'),
    location: text('location'),
    website: text('website'),
    logo: text('logo'),
    color: text('color'),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('opponent_slug').on(table.tenantId, table.slug),
    ...checksOf(table, { title: { notBlank: true }, slug: { notBlank: true } }),
  ],
);

/** Other names and scorers' codes of an opponent, with the dates of their use (schools change names). */
export const opponentAlias = pgTable(
  'opponent_alias',
  {
    tenantId: tenantId(),
    id: id(),
    opponentId: integer('opponent_id').notNull(),
    alias: text('alias').notNull(),
    /** Lower-case letters and digits, for lookups. */
    normalized: text('normalized').notNull(),
    kind: text('kind', { enum: ['name', 'code'] }).notNull(),
    validFrom: date('valid_from'),
    validTo: date('valid_to'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    reference(table, 'opponentId', opponent).onDelete('cascade'),
    index('opponent_alias_opponent').on(table.tenantId, table.opponentId),
    index('opponent_alias_normalized').on(table.tenantId, table.normalized),
    ...checksOf(table, {
      alias: { notBlank: true },
      normalized: { notBlank: true },
      validTo: { from: table.validFrom },
    }),
  ],
);

export const venue = pgTable(
  'venue',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: id(),
    title: text('title').notNull(),
    street: text('street'),
    city: text('city'),
    state: text('state'),
    country: text('country'),
    timezone: text('timezone').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    url: text('url'),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    ...checksOf(table, {
      title: { notBlank: true },
      timezone: { notBlank: true },
      latitude: { min: -90, max: 90 },
      longitude: { min: -180, max: 180 },
    }),
  ],
);
