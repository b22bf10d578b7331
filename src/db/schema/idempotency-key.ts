import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { instant, reference, tenantId } from './columns.ts';
import { staffAccount } from './staff.ts';

/** A write that a client may send again with the same key: what was sent, and the response to it. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    tenantId: tenantId(),
    accountId: integer('account_id').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the method, address, conditions and body. */
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    headers: json('headers').$type<Record<string, string>>().notNull(),
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.accountId, table.key] }),
    reference(table, 'accountId', staffAccount).onDelete('cascade'),
    index('idempotency_key_created').on(table.createdAt),
  ],
);
