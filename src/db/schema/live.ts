import { boolean, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import type { BoxScore } from '../../domain/box-score.ts';
import type { Side } from '../../domain/side.ts';
import { id, instant, reference, tenantId } from './columns.ts';
import { game } from './game.ts';
import { bytea } from './image.ts';
import { tenant } from './tenant.ts';

/** The latest valid snapshot of a live game; the tables of the box score are written when it is final. */
export const liveGame = pgTable(
  'live_game',
  {
    tenantId: tenantId(),
    gameId: integer('game_id').notNull(),
    /** Increases by one with every snapshot that changes something and with every status override. */
    version: integer('version').notNull(),
    ourSide: text('our_side').$type<Side>().notNull(),
    box: jsonb('box').$type<BoxScore>().notNull(),
    /** Roster rows of our players, including hidden ones, by their code in `box`. */
    rosterPlayers: jsonb('roster_players').$type<Record<string, number>>().notNull().default({}),
    format: text('format').notNull(),
    fileName: text('file_name').notNull(),
    /** Hash of `bytes`. */
    sha256: text('sha256').notNull(),
    /** The snapshot as received. */
    bytes: bytea('bytes').notNull(),
    warnings: jsonb('warnings').$type<string[]>().notNull().default([]),
    /** Whether the game clock was running at `clockAt`; see live/ingest/clock-reading.ts. */
    clockRunning: boolean('clock_running').notNull().default(false),
    /** Time of the clock reading in `box`. */
    clockAt: instant('clock_at').notNull(),
    /** When the source last sent a snapshot, changed or not. */
    lastSeenAt: instant('last_seen_at').notNull(),
    /** When `version` last increased. */
    changedAt: instant('changed_at').notNull(),
    /** When the final game was written into the tables of the box score; null while it is in progress. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.gameId] }),
    reference(table, 'gameId', game).onDelete('cascade'),
  ],
);

/** A token with which a scorer's program sends snapshots of a college's games. */
export const liveToken = pgTable(
  'live_token',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: id(),
    /** Such as "Press box laptop". */
    name: text('name').notNull(),
    /** A hash, so that reading the table is not enough to send snapshots. */
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] }), unique('live_token_hash').on(table.tokenHash)],
);
