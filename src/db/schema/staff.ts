import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';

import { levels, roleNames } from '../../domain/rights.ts';
import { loginOutcomes } from '../../domain/staff.ts';
import { checksOf } from './checks.ts';
import { id, instant, reference, tenantId, updatedAt } from './columns.ts';
import { game } from './game.ts';
import { sport } from './sport.ts';
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

const ofAccount = (table: { tenantId: PgColumn; accountId: PgColumn }) =>
  reference(table, 'accountId', staffAccount).onDelete('cascade');

/** A token with which a program uses the API for an account. */
export const apiToken = pgTable(
  'api_token',
  {
    tenantId: tenantId(),
    id: id(),
    /** The account whose rights limit those of the token. */
    accountId: integer('account_id').notNull(),
    /** Such as "Score feed". */
    name: text('name').notNull(),
    /** A hash, so that reading the table is not enough to use the token. */
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('api_token_hash').on(table.tokenHash),
    ofAccount(table),
    index('api_token_account').on(table.tenantId, table.accountId),
  ],
);

/** A role of an account or of a token, in one sport, one game or the games of one day if the role has scopes. */
export const staffGrant = pgTable(
  'staff_grant',
  {
    tenantId: tenantId(),
    id: id(),
    accountId: integer('account_id'),
    tokenId: integer('token_id'),
    role: text('role', { enum: roleNames }).notNull(),
    sportId: integer('sport_id'),
    gameId: integer('game_id'),
    day: date('day', { mode: 'string' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('staff_grant_once')
      .on(table.tenantId, table.accountId, table.tokenId, table.role, table.sportId, table.gameId, table.day)
      .nullsNotDistinct(),
    ofAccount(table),
    reference(table, 'tokenId', apiToken).onDelete('cascade'),
    reference(table, 'sportId', sport).onDelete('cascade'),
    reference(table, 'gameId', game).onDelete('cascade'),
    index('staff_grant_token').on(table.tenantId, table.tokenId),
    check('staff_grant_holder_check', sql`num_nonnulls("account_id", "token_id") = 1`),
    index('staff_grant_sport').on(table.tenantId, table.sportId),
    index('staff_grant_game').on(table.tenantId, table.gameId),
    check('staff_grant_scope_check', sql`num_nonnulls("sport_id", "game_id", "day") <= 1`),
    ...checksOf(table),
  ],
);

/** A write that was refused because the account has no right to it. */
export const staffRefusal = pgTable(
  'staff_refusal',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    accountId: integer('account_id').notNull(),
    /** The door: a command, or method and route of a request. */
    door: text('door').notNull(),
    level: text('level', { enum: levels }).notNull(),
    kind: text('kind').notNull(),
    /** The row, if it exists. */
    contentId: integer('content_id'),
    reason: text('reason').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    ofAccount(table),
    index('staff_refusal_account').on(table.tenantId, table.accountId, table.id),
    index('staff_refusal_at').on(table.at),
    ...checksOf(table),
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
    /** False after half an hour without a request, until the password is entered again. */
    mayWrite: boolean('may_write').notNull().default(true),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('staff_session_token').on(table.tokenHash),
    ofAccount(table),
    index('staff_session_account').on(table.tenantId, table.accountId),
  ],
);

/** A browser in which the owner of an account has logged in. */
export const staffDevice = pgTable(
  'staff_device',
  {
    tenantId: tenantId(),
    accountId: integer('account_id').notNull(),
    /** Hash of the token in the browser's cookie. */
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.accountId, table.tokenHash] }),
    ofAccount(table),
    index('staff_device_token').on(table.tenantId, table.tokenHash),
  ],
);

/** The link with which the owner of an account sets a new password. A newer one replaces it. */
export const passwordReset = pgTable(
  'password_reset',
  {
    tenantId: tenantId(),
    accountId: integer('account_id').notNull(),
    /** Hash of the link's token. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.accountId] }),
    unique('password_reset_token').on(table.tokenHash),
    ofAccount(table),
  ],
);

/** The authenticator app of an account, whose codes its log-in needs once it is confirmed. */
export const staffFactor = pgTable(
  'staff_factor',
  {
    tenantId: tenantId(),
    accountId: integer('account_id').notNull(),
    /** The shared secret of RFC 6238 in base 32; codes cannot be checked with a hash of it. */
    secret: text('secret').notNull(),
    /** The time step of the last accepted code, because each is accepted once. */
    lastStep: integer('last_step').notNull().default(0),
    begunAt: instant('begun_at').notNull().defaultNow(),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.accountId] }), ofAccount(table)],
);

/** A single-use code for a log-in without the authenticator app. */
export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  {
    tenantId: tenantId(),
    accountId: integer('account_id').notNull(),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.accountId, table.codeHash] }), ofAccount(table)],
);

/** A log-in whose password was right and whose code is not yet entered. */
export const pendingLogin = pgTable(
  'pending_login',
  {
    tenantId: tenantId(),
    /** Hash of the cookie's token. */
    tokenHash: text('token_hash').notNull(),
    accountId: integer('account_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.tokenHash] }),
    ofAccount(table),
    index('pending_login_account').on(table.tenantId, table.accountId),
  ],
);

/** A log-in with its outcome. */
export const staffLogin = pgTable(
  'staff_login',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    /** Null if no account has the e-mail address, which is not stored: people type passwords into the wrong field. */
    accountId: integer('account_id'),
    outcome: text('outcome', { enum: loginOutcomes }).notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    ofAccount(table),
    index('staff_login_account').on(table.tenantId, table.accountId, table.id),
    index('staff_login_at').on(table.at),
    ...checksOf(table),
  ],
);

/** Attempts of an account, a network address or a browser, counted until `expiresAt`. */
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
