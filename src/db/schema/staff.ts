import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import { checksOf } from './checks.ts';
import { id, instant, tenantId, updatedAt } from './columns.ts';
import { tenant } from './tenant.ts';

/** A staff member, who may see hidden content. */
export const staffAccount = pgTable(
  'staff_account',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: id(),
    /** Lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** argon2id in PHC string format. */
    passwordHash: text('password_hash').notNull(),
    disabled: boolean('disabled').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('staff_account_email').on(table.tenantId, table.email),
    ...checksOf(table, { email: { lowerCase: true } }),
  ],
);

/** A logged-in browser. */
export const staffSession = pgTable(
  'staff_session',
  {
    tenantId: tenantId(),
    id: id(),
    /** Hash of the cookie's token, so that reading the table is not enough to log in. */
    tokenHash: text('token_hash').notNull(),
    accountId: integer('account_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('staff_session_token').on(table.tokenHash),
    foreignKey({
      columns: [table.tenantId, table.accountId],
      foreignColumns: [staffAccount.tenantId, staffAccount.id],
    }).onDelete('cascade'),
    index('staff_session_account').on(table.tenantId, table.accountId),
  ],
);

/** Failed log-ins of an account or a network address, counted until `expiresAt`. */
export const loginAttempt = pgTable(
  'login_attempt',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    /** A hash, because people type passwords into the wrong field. */
    key: text('key').notNull(),
    failures: integer('failures').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.key] })],
);
