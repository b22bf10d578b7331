import { integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import { checksOf } from './checks.ts';
import { instant, tenantId } from './columns.ts';
import { tenant } from './tenant.ts';

/** A subscriber of the college's mailing list. Only confirmed ones get mail. */
export const subscriber = pgTable(
  'subscriber',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    /** Lower case. */
    email: text('email').notNull(),
    name: text('name'),
    /** Ids of the chosen sports; none for all news. */
    sports: jsonb('sports').$type<number[]>().notNull(),
    /** The secret of its addresses to confirm, change and unsubscribe. */
    token: text('token').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Null until the address is confirmed. */
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('subscriber_email').on(table.tenantId, table.email),
    unique('subscriber_token').on(table.tenantId, table.token),
    ...checksOf(table, { email: { lowerCase: true } }),
  ],
);
