import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';

import { cards, type Goal, playKinds, type Shot } from '../../domain/box-score.ts';
import { sides } from '../../domain/side.ts';
import { sportFamilies } from '../../domain/sport-family.ts';
import type { StatGroups } from '../../domain/stats/column.ts';
import { checksOf } from './checks.ts';
import { id, instant, reference, tenantId, updatedAt } from './columns.ts';
import { game } from './game.ts';
import { bytea } from './image.ts';
import { rosterPlayer } from './person.ts';
import { tenant } from './tenant.ts';

const gameId = () => integer('game_id').notNull();
const side = () => text('side', { enum: sides }).notNull();
const seq = () => integer('seq').notNull();
const period = () => smallint('period').notNull();

export const boxScore = pgTable(
  'box_score',
  {
    tenantId: tenantId(),
    gameId: gameId(),
    family: text('family', { enum: sportFamilies }).notNull(),
    ourSide: side(),
    regulationPeriods: smallint('regulation_periods').notNull(),
    periodMinutes: integer('period_minutes'),
    overtimeMinutes: integer('overtime_minutes'),
    complete: boolean('complete').notNull(),
    /** Current period while the game is in progress. */
    period: period(),
    clock: text('clock').notNull(),
    importedFileId: integer('imported_file_id'),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.gameId] }),
    reference(table, 'gameId', game).onDelete('cascade'),
    reference(table, 'importedFileId', importedFile).onDelete('set null'),
    index('box_score_imported_file').on(table.tenantId, table.importedFileId),
    ...checksOf(table, {
      regulationPeriods: { min: 1 },
      periodMinutes: { min: 0 },
      overtimeMinutes: { min: 0 },
      period: { min: 0 },
    }),
  ],
);

export const boxPeriod = pgTable(
  'box_period',
  {
    tenantId: tenantId(),
    gameId: gameId(),
    number: smallint('number').notNull(),
    label: text('label').notNull(),
    home: integer('home'),
    away: integer('away'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.gameId, table.number] }),
    ofBoxScore(table),
    ...checksOf(table, { number: { min: 1 }, home: { min: 0 }, away: { min: 0 } }),
  ],
);

export const boxTeam = pgTable(
  'box_team',
  {
    tenantId: tenantId(),
    gameId: gameId(),
    side: side(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    record: text('record').notNull(),
    conferenceRecord: text('conference_record').notNull(),
    rank: text('rank').notNull(),
    score: integer('score').notNull(),
    coach: text('coach').notNull(),
    stats: json('stats').$type<StatGroups>().notNull(),
    periodStats: json('period_stats').$type<Record<string, StatGroups>>(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.gameId, table.side] }),
    ofBoxScore(table),
    ...checksOf(table, { score: { min: 0 } }),
  ],
);

export const boxPlayer = pgTable(
  'box_player',
  {
    tenantId: tenantId(),
    gameId: gameId(),
    side: side(),
    seq: seq(),
    /** Roster row of our player, when one matches. */
    rosterPlayerId: integer('roster_player_id'),
    code: text('code').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    checkName: text('check_name').notNull(),
    jersey: text('jersey').notNull(),
    position: text('position').notNull(),
    classYear: text('class_year').notNull(),
    started: boolean('started').notNull(),
    played: boolean('played').notNull(),
    isTeam: boolean('is_team').notNull(),
    battingOrder: smallint('batting_order'),
    libero: boolean('libero'),
    stats: json('stats').$type<StatGroups>().notNull(),
    periodStats: json('period_stats').$type<Record<string, StatGroups>>(),
    /** Whether it has figures that its team shares: shutouts and complete games depend on who else pitched or kept goal. */
    sharesFigures: boolean('shares_figures')
      .notNull()
      .generatedAlwaysAs(
        sql`(((stats -> 'pitching'::text) IS NOT NULL) OR ((stats -> 'goalkeeping'::text) IS NOT NULL))`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.gameId, table.side, table.seq] }),
    ofBoxScore(table),
    reference(table, 'rosterPlayerId', rosterPlayer),
    index('box_player_roster').on(table.tenantId, table.rosterPlayerId),
    ...checksOf(table, { seq: { min: 1 }, battingOrder: { min: 0 } }),
  ],
);

export const boxPlay = pgTable(
  'box_play',
  {
    tenantId: tenantId(),
    gameId: gameId(),
    seq: seq(),
    period: period(),
    clock: text('clock').notNull(),
    side: text('side', { enum: sides }),
    text: text('text').notNull(),
    kind: text('kind', { enum: playKinds }).notNull(),
    situation: text('situation').notNull(),
    scoring: boolean('scoring').notNull(),
    homeScore: integer('home_score'),
    awayScore: integer('away_score'),
    shot: jsonb('shot').$type<Shot>(),
    action: text('action'),
    sourceText: text('source_text'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.gameId, table.seq] }),
    ofBoxScore(table),
    ...checksOf(table, { seq: { min: 1 }, period: { min: 1 }, homeScore: { min: 0 }, awayScore: { min: 0 } }),
  ],
);

export const boxScoring = pgTable(
  'box_scoring',
  {
    tenantId: tenantId(),
    gameId: gameId(),
    seq: seq(),
    period: period(),
    clock: text('clock').notNull(),
    side: side(),
    text: text('text').notNull(),
    type: text('type').notNull(),
    homeScore: integer('home_score').notNull(),
    awayScore: integer('away_score').notNull(),
    detail: text('detail').notNull(),
    goal: jsonb('goal').$type<Goal>(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.gameId, table.seq] }),
    ofBoxScore(table),
    ...checksOf(table, { seq: { min: 1 }, period: { min: 1 }, homeScore: { min: 0 }, awayScore: { min: 0 } }),
  ],
);

export const boxDrive = pgTable(
  'box_drive',
  {
    tenantId: tenantId(),
    gameId: gameId(),
    seq: seq(),
    side: side(),
    period: period(),
    startHow: text('start_how').notNull(),
    startClock: text('start_clock').notNull(),
    startSpot: text('start_spot').notNull(),
    endHow: text('end_how').notNull(),
    endPeriod: smallint('end_period').notNull(),
    endClock: text('end_clock').notNull(),
    endSpot: text('end_spot').notNull(),
    plays: smallint('plays').notNull(),
    yards: smallint('yards').notNull(),
    possession: integer('possession'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.gameId, table.seq] }),
    ofBoxScore(table),
    ...checksOf(table, {
      seq: { min: 1 },
      period: { min: 1 },
      endPeriod: { min: 1 },
      plays: { min: 0 },
      possession: { min: 0 },
    }),
  ],
);

export const boxPenalty = pgTable(
  'box_penalty',
  {
    tenantId: tenantId(),
    gameId: gameId(),
    seq: seq(),
    period: period(),
    clock: text('clock').notNull(),
    side: side(),
    player: text('player').notNull(),
    text: text('text').notNull(),
    /** Fractional: lacrosse penalties are timed in seconds. */
    minutes: doublePrecision('minutes'),
    card: text('card', { enum: cards }),
    jersey: text('jersey'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.gameId, table.seq] }),
    ofBoxScore(table),
    ...checksOf(table, { seq: { min: 1 }, period: { min: 1 }, minutes: { min: 0 } }),
  ],
);

export const boxOfficial = pgTable(
  'box_official',
  { tenantId: tenantId(), gameId: gameId(), seq: seq(), role: text('role').notNull(), name: text('name').notNull() },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.gameId, table.seq] }),
    ofBoxScore(table),
    ...checksOf(table, { seq: { min: 1 } }),
  ],
);

/** An imported file, stored unchanged; its hash identifies repeated imports. */
export const importedFile = pgTable(
  'imported_file',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: id(),
    gameId: integer('game_id'),
    fileName: text('file_name').notNull(),
    format: text('format').notNull(),
    sha256: text('sha256').notNull(),
    bytes: bytea('bytes').notNull(),
    warnings: jsonb('warnings').$type<string[]>().notNull().default([]),
    importedAt: instant('imported_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('imported_file_hash').on(table.tenantId, table.sha256),
    index('imported_file_game').on(table.tenantId, table.gameId),
    reference(table, 'gameId', game).onDelete('set null'),
    ...checksOf(table, {
      fileName: { notBlank: true },
      format: { notBlank: true },
      sha256: { matches: /^[0-9a-f]{64}$/ },
    }),
  ],
);

/** A figure that a later file changed. */
export const correction = pgTable(
  'correction',
  {
    tenantId: tenantId(),
    id: id(),
    gameId: gameId(),
    importedFileId: integer('imported_file_id').notNull(),
    /** Path in the box score as `domain/correction.ts` formats it: "home Swarm, Molly: box.pts". */
    field: text('field').notNull(),
    before: text('before'),
    after: text('after'),
    correctedAt: instant('corrected_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    reference(table, 'gameId', game).onDelete('cascade'),
    index('correction_game').on(table.tenantId, table.gameId),
    reference(table, 'importedFileId', importedFile).onDelete('cascade'),
    index('correction_imported_file').on(table.tenantId, table.importedFileId),
    ...checksOf(table, { field: { notBlank: true } }),
  ],
);

function ofBoxScore(table: { tenantId: typeof boxScore.tenantId; gameId: typeof boxScore.gameId } | object) {
  const { tenantId, gameId } = table as { tenantId: typeof boxScore.tenantId; gameId: typeof boxScore.gameId };
  return foreignKey({ columns: [tenantId, gameId], foreignColumns: [boxScore.tenantId, boxScore.gameId] }).onDelete(
    'cascade',
  );
}
