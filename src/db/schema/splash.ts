import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { splash as splashKind } from '../../content/splashes/splash.ts';
import { takeover as takeoverKind } from '../../content/takeovers/takeover.ts';
import { tableOf } from '../content/tables.ts';
import { instant, reference, tenantId } from './columns.ts';

export const splash = tableOf(splashKind);

/** Clicks; `key` comes from the browser, so that a repeated request counts once. */
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
    reference(table, 'splashId', splash).onDelete('cascade'),
  ],
);

export const takeover = tableOf(takeoverKind);
