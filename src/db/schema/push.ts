import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import { checksOf } from './checks.ts';
import { instant, reference, tenantId, updatedAt } from './columns.ts';
import { game } from './game.ts';
import { tenant } from './tenant.ts';

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The key pair with which a college sends notifications (VAPID, RFC 8292); a college without one sends none. */
export const pushKey = pgTable('push_key', {
  tenantId: tenantId()
    .primaryKey()
    .references(() => tenant.id, { onDelete: 'cascade' }),
  /** Uncompressed point of P-256 in base64url, as browsers take it. */
  publicKey: text('public_key').notNull(),
  /** In base64url. */
  privateKey: text('private_key').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** A browser that receives notifications. Deleted when its push service reports that it is gone. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    /** SHA-256 of the endpoint in base64url. */
    id: text('id').notNull(),
    /** The address at the push service, a secret. */
    endpoint: text('endpoint').notNull(),
    /** Public key of the browser in base64url. */
    p256dh: text('p256dh').notNull(),
    /** Secret of the browser in base64url. */
    auth: text('auth').notNull(),
    /** Ids of the followed sports. */
    sports: jsonb('sports').$type<number[]>().notNull(),
    finalsOnly: boolean('finals_only').notNull(),
    /** The reader's IANA time zone, in which the quiet hours are. */
    timezone: text('timezone').notNull(),
    quietFrom: text('quiet_from'),
    quietTo: text('quiet_to'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('push_subscription_endpoint').on(table.tenantId, table.endpoint),
    ...checksOf(table, {
      timezone: { notBlank: true },
      quietFrom: { matches: timeOfDay },
      quietTo: { matches: timeOfDay },
    }),
  ],
);

/** The last score of a game that notifications were queued for. */
export const pushScore = pgTable(
  'push_score',
  {
    tenantId: tenantId(),
    gameId: integer('game_id').notNull(),
    ourScore: integer('our_score').notNull(),
    opponentScore: integer('opponent_score').notNull(),
    isFinal: boolean('is_final').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.gameId] }),
    reference(table, 'gameId', game).onDelete('cascade'),
    ...checksOf(table, { ourScore: { min: 0 }, opponentScore: { min: 0 } }),
  ],
);

/** The outbox of notifications: a newer score of a game replaces one that waits. Deleted when sent or given up. */
export const pushMessage = pgTable(
  'push_message',
  {
    tenantId: tenantId(),
    subscriptionId: text('subscription_id').notNull(),
    gameId: integer('game_id').notNull(),
    /** JSON for the service worker. */
    payload: text('payload').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.subscriptionId, table.gameId] }),
    reference(table, 'subscriptionId', pushSubscription).onDelete('cascade'),
    reference(table, 'gameId', game).onDelete('cascade'),
    index('push_message_game').on(table.tenantId, table.gameId),
    index('push_message_due').on(table.nextAttemptAt),
    ...checksOf(table, { attempts: { min: 0 } }),
  ],
);
