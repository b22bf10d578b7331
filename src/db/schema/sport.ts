import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { rosterAccesses, type SeasonRules } from '../../domain/season.ts';
import { sportFamilies } from '../../domain/sport-family.ts';
import { tieRules } from '../../domain/standings/rules.ts';
import type { MinimumOverrides } from '../../domain/stats/season/minimums.ts';
import { checksOf } from './checks.ts';
import { id, reference, tenantId, updatedAt } from './columns.ts';
import { tenant } from './tenant.ts';

export const conference = pgTable(
  'conference',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: id(),
    name: text('name').notNull(),
    abbrev: text('abbrev').notNull(),
    website: text('website'),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    ...checksOf(table, { name: { notBlank: true }, abbrev: { notBlank: true } }),
  ],
);

export const sport = pgTable(
  'sport',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: id(),
    title: text('title').notNull(),
    shortName: text('short_name').notNull(),
    abbrev: text('abbrev'),
    globalSportId: integer('global_sport_id'),
    globalSportNameSlug: text('global_sport_name_slug'),
    globalSportShortName: text('global_sport_short_name'),
    /** m, f or g (mixed). */
    gender: text('gender', { enum: ['m', 'f', 'g'] }),
    /** Not a team, such as the cheer squad or the athletics department. */
    nonSport: boolean('non_sport').notNull().default(false),
    family: text('family', { enum: sportFamilies }).notNull(),
    facebookPage: text('facebook_page'),
    instagramName: text('instagram_name'),
    twitterName: text('twitter_name'),
    youtubeName: text('youtube_name'),
    pinterestName: text('pinterest_name'),
    ticketsLink: text('tickets_link'),
    displayOpponentHistory: boolean('display_opponent_history').notNull().default(false),
    /** How the conference breaks ties within ties; null for the usual rule. */
    standingsTies: text('standings_ties', { enum: tieRules }),
    /** Qualifying minimums that differ from the usual ones of the sport. */
    statMinimums: jsonb('stat_minimums').$type<MinimumOverrides>(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('sport_short_name').on(table.tenantId, table.shortName),
    unique('sport_slug').on(table.tenantId, table.globalSportNameSlug),
    ...checksOf(table, { title: { notBlank: true }, shortName: { notBlank: true } }),
  ],
);

/** A season of a sport. In `/api/v2` it is both the schedule and the roster, which share its id. */
export const season = pgTable(
  'season',
  {
    tenantId: tenantId(),
    id: id(),
    sportId: integer('sport_id').notNull(),
    /** "2026" or "2025-26". */
    title: text('title').notNull(),
    startDate: date('start_date').notNull(),
    endDate: date('end_date').notNull(),
    /** Follows the calendar unless a season is pinned. */
    isCurrent: boolean('is_current').notNull().default(false),
    /** Staff made this season the current one. */
    pinned: boolean('pinned').notNull().default(false),
    conferenceId: integer('conference_id'),
    rules: jsonb('rules').$type<SeasonRules>().notNull(),
    scheduleNote: text('schedule_note'),
    rosterNote: text('roster_note'),
    /** Hidden rosters are visible to staff only. */
    rosterAccess: text('roster_access', { enum: rosterAccesses }).notNull().default('public'),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    reference(table, 'sportId', sport).onDelete('cascade'),
    reference(table, 'conferenceId', conference),
    unique('season_title').on(table.tenantId, table.sportId, table.title),
    uniqueIndex('season_current').on(table.tenantId, table.sportId).where(sql`is_current`),
    uniqueIndex('season_pinned').on(table.tenantId, table.sportId).where(sql`pinned`),
    index('season_conference').on(table.tenantId, table.conferenceId),
    ...checksOf(table, { title: { notBlank: true }, endDate: { from: table.startDate } }),
  ],
);
