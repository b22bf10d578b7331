import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { forfeits, type GameMedia, gameTypes, locationIndicators } from '../../domain/game.ts';
import { gameState } from '../../domain/game-state.ts';
import { addTarget } from '../content/tables.ts';
import { checksOf } from './checks.ts';
import { id, instant, reference, tenantId, updatedAt } from './columns.ts';
import { opponent, venue } from './opponent.ts';
import { season, sport } from './sport.ts';
import { story } from './story.ts';

/** A game or meet on a schedule. Results, records and streaks are derived, never stored. */
export const game = pgTable(
  'game',
  {
    tenantId: tenantId(),
    id: id(),
    sportId: integer('sport_id').notNull(),
    seasonId: integer('season_id').notNull(),
    opponentId: integer('opponent_id'),
    /** Title of a meet or of an undetermined opponent ("Winner of game 3"); null to use the opponent's. */
    title: text('title'),
    /** Rank at game time as printed: "No. 12", "RV". */
    opponentPrefix: text('opponent_prefix'),
    teamPrefix: text('team_prefix'),
    /** Null while the time is to be announced. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** IANA time zone of the venue; `localDate` is the date there. */
    timezone: text('timezone').notNull(),
    localDate: date('local_date').notNull(),
    localEndDate: date('local_end_date'),
    tbd: boolean('tbd').notNull().default(false),
    allDay: boolean('all_day').notNull().default(false),
    location: text('location'),
    venueId: integer('venue_id'),
    locationIndicator: text('location_indicator', { enum: locationIndicators }).notNull(),
    /** The indicator was inferred from the cities of the games and may change as more home cities become known. */
    siteInferred: boolean('site_inferred').notNull().default(false),
    /** Designated home team at a neutral site; not used for record splits. */
    designatedHome: boolean('designated_home').notNull().default(false),
    type: text('type', { enum: gameTypes }).notNull().default('R'),
    conference: boolean('conference').notNull().default(false),
    conferenceTournament: boolean('conference_tournament').notNull().default(false),
    tournament: text('tournament'),
    /** 0 for a single game, else 1 or 2. */
    doubleheader: smallint('doubleheader').notNull().default(0),
    /** See domain/game-state.ts. */
    state: smallint('state').notNull().default(0),
    stateReason: text('state_reason'),
    /** Who set the state: one set by staff overrides files. */
    stateBy: text('state_by', { enum: ['schedule', 'feed', 'staff'] })
      .notNull()
      .default('schedule'),
    originalDate: date('original_date'),
    ourScore: integer('our_score'),
    opponentScore: integer('opponent_score'),
    /** Periods, innings or sets played, which tells overtime; null when unknown. */
    periodsPlayed: smallint('periods_played'),
    forfeit: text('forfeit', { enum: forfeits }).notNull().default('none'),
    vacated: boolean('vacated').notNull().default(false),
    noContest: boolean('no_contest').notNull().default(false),
    /** A game between two other schools at our venue. */
    hostedNotOurs: boolean('hosted_not_ours').notNull().default(false),
    /** Placing of a meet: "1st of 12", "Men: 1st, women: 3rd". */
    placing: text('placing'),
    /** Text before and after a score: "PK 4-2". */
    preScore: text('pre_score'),
    postScore: text('post_score'),
    spotlight: boolean('spotlight').notNull().default(false),
    gameCenterEnabled: boolean('game_center_enabled').notNull().default(false),
    media: jsonb('media').$type<GameMedia>().notNull().default({}),
    note: text('note'),
    promotion: text('promotion'),
    previewStoryId: integer('preview_story_id'),
    recapStoryId: integer('recap_story_id'),
    /** Id in the scorer's files. */
    sourceId: text('source_id'),
    /** UID in the calendar it was imported from. */
    scheduleUid: text('schedule_uid'),
    /** What that calendar or a table last stated, by column: an import changes only what it states differently. */
    scheduleEntry: jsonb('schedule_entry').$type<Record<string, unknown>>(),
    /** iCalendar SEQUENCE: increases with every change of time, place or state. */
    sequence: integer('sequence').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    reference(table, 'sportId', sport).onDelete('cascade'),
    reference(table, 'seasonId', season).onDelete('cascade'),
    reference(table, 'opponentId', opponent),
    reference(table, 'venueId', venue),
    index('game_season').on(table.tenantId, table.seasonId, table.localDate, table.doubleheader),
    index('game_day').on(table.tenantId, table.localDate),
    // few games are over several days
    index('game_last_day').on(table.tenantId, table.localEndDate).where(sql`local_end_date is not null`),
    index('game_opponent').on(table.tenantId, table.opponentId),
    uniqueIndex('game_source').on(table.tenantId, table.sportId, table.sourceId).where(sql`source_id is not null`),
    uniqueIndex('game_schedule_uid')
      .on(table.tenantId, table.sportId, table.scheduleUid)
      .where(sql`schedule_uid is not null`),
    reference(table, 'previewStoryId', story).onDelete('set null'),
    reference(table, 'recapStoryId', story).onDelete('set null'),
    index('game_sport').on(table.tenantId, table.sportId),
    index('game_venue').on(table.tenantId, table.venueId),
    index('game_preview_story').on(table.tenantId, table.previewStoryId),
    index('game_recap_story').on(table.tenantId, table.recapStoryId),
    ...checksOf(table, {
      title: { notBlank: true },
      endsAt: { from: table.startsAt },
      timezone: { notBlank: true },
      localEndDate: { from: table.localDate },
      doubleheader: { min: 0, max: 2 },
      state: { oneOf: Object.values(gameState) },
      ourScore: { min: 0 },
      opponentScore: { min: 0 },
      periodsPlayed: { min: 1 },
      sequence: { min: 0 },
    }),
  ],
);

addTarget('game', game);

/** Details of a game beyond its schedule entry. */
export const gameDetail = pgTable(
  'game_detail',
  {
    tenantId: tenantId(),
    gameId: integer('game_id').notNull(),
    stadium: text('stadium'),
    location: text('location'),
    attendance: integer('attendance'),
    durationMinutes: integer('duration_minutes'),
    start: text('start'),
    end: text('end'),
    weather: text('weather'),
    temperature: text('temperature'),
    wind: text('wind'),
    notes: jsonb('notes').$type<string[]>().notNull().default([]),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.gameId] }),
    reference(table, 'gameId', game).onDelete('cascade'),
    ...checksOf(table, { attendance: { min: 0 }, durationMinutes: { min: 0 } }),
  ],
);
