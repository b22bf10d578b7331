import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import type { BoxScore } from '../../domain/box-score.ts';
import type { Side } from '../../domain/side.ts';
import { id, instant, tenantId } from './columns.ts';
import { game } from './game.ts';
import { bytea } from './image.ts';
import { tenant } from './tenant.ts';

/** The last good snapshot of a game that is followed; the box score's own tables are written when it is over. */
export const liveGame = pgTable(
  'live_game',
  {
    tenantId: tenantId(),
    gameId: integer('game_id').notNull(),
    /** Rises by one with every snapshot that changed something, and with every word of staff; never falls. */
    version: integer('version').notNull(),
    ourSide: text('our_side').$type<Side>().notNull(),
    box: jsonb('box').$type<BoxScore>().notNull(),
    /** Roster rows of our players by their code in `box`, hidden ones too. */
    rosterPlayers: jsonb('roster_players').$type<Record<string, number>>().notNull().default({}),
    format: text('format').notNull(),
    fileName: text('file_name').notNull(),
    /** Of `bytes`. */
    sha256: text('sha256').notNull(),
    /** The snapshot as it came. */
    bytes: bytea('bytes').notNull(),
    warnings: jsonb('warnings').$type<string[]>().notNull().default([]),
    /** Whether the game clock ran at `clockAt`: by the file's word, else because it had moved since the snapshot before. */
    clockRunning: boolean('clock_running').notNull().default(false),
    /** When the clock of `box` was read. */
    clockAt: instant('clock_at').notNull(),
    /** When the source last sent a snapshot, changed or not. */
    lastSeenAt: instant('last_seen_at').notNull(),
    /** When `version` last rose. */
    changedAt: instant('changed_at').notNull(),
    /** When the finished game was written into the box score's own tables; null while the game is on. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.gameId] }),
    foreignKey({ columns: [table.tenantId, table.gameId], foreignColumns: [game.tenantId, game.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** What lets a scorer's program send snapshots of a college's games. */
export const liveToken = pgTable(
  'live_token',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: id(),
    /** Whose or what for: "Press box laptop". */
    name: text('name').notNull(),
    /** Whoever reads the table cannot send anything with it. */
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] }), unique('live_token_hash').on(table.tokenHash)],
);
