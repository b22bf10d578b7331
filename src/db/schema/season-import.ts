import { date, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';

import {
  lineScopes,
  lineSubjects,
  type PrintedCells,
  publishedViews,
  type SeasonFacts,
} from '../../domain/season-import.ts';
import type { StatGroups } from '../../domain/stats/column.ts';
import type { StatSheet } from '../../domain/stats/season/stat-sheet.ts';
import { checksOf } from './checks.ts';
import { id, instant, reference, tenantId } from './columns.ts';
import { bytea } from './image.ts';
import { rosterPlayer } from './person.ts';
import { season } from './sport.ts';

/** An imported season file, stored unchanged. A season has one import of each source. */
export const seasonImport = pgTable(
  'season_import',
  {
    tenantId: tenantId(),
    id: id(),
    seasonId: integer('season_id').notNull(),
    /** Who published the figures: "TAS Baseball/Softball", "Media guide 1987". */
    source: text('source').notNull(),
    /** Date of the figures according to the file. */
    sourceDate: date('source_date'),
    fileName: text('file_name').notNull(),
    format: text('format').notNull(),
    sha256: text('sha256').notNull(),
    bytes: bytea('bytes').notNull(),
    facts: jsonb('facts').$type<SeasonFacts>().notNull(),
    warnings: jsonb('warnings').$type<string[]>().notNull().default([]),
    importedAt: instant('imported_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    reference(table, 'seasonId', season).onDelete('cascade'),
    unique('season_import_source').on(table.tenantId, table.seasonId, table.source),
    ...checksOf(table, {
      source: { notBlank: true },
      fileName: { notBlank: true },
      format: { notBlank: true },
      sha256: { matches: /^[0-9a-f]{64}$/ },
    }),
  ],
);

/** A player's or team's figures in a season file. */
export const seasonLine = pgTable(
  'season_line',
  {
    tenantId: tenantId(),
    seasonImportId: integer('season_import_id').notNull(),
    seq: integer('seq').notNull(),
    scope: text('scope', { enum: lineScopes }).notNull(),
    subject: text('subject', { enum: lineSubjects }).notNull(),
    /** Roster row of a player. */
    rosterPlayerId: integer('roster_player_id'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    jersey: text('jersey').notNull(),
    stats: jsonb('stats').$type<StatGroups>().notNull(),
    printed: jsonb('printed').$type<PrintedCells>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.seasonImportId, table.seq] }),
    reference(table, 'seasonImportId', seasonImport).onDelete('cascade'),
    reference(table, 'rosterPlayerId', rosterPlayer).onDelete('set null'),
    index('season_line_roster').on(table.tenantId, table.rosterPlayerId),
    ...checksOf(table, { seq: { min: 1 } }),
  ],
);

/** A table of a season file as published, such as the game-by-game log. */
export const seasonSheet = pgTable(
  'season_sheet',
  {
    tenantId: tenantId(),
    seasonImportId: integer('season_import_id').notNull(),
    seq: smallint('seq').notNull(),
    view: text('view', { enum: publishedViews }).notNull(),
    sheet: jsonb('sheet').$type<StatSheet>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.seasonImportId, table.seq] }),
    reference(table, 'seasonImportId', seasonImport).onDelete('cascade'),
    ...checksOf(table, { seq: { min: 1 } }),
  ],
);
