import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import { classYearNames } from '../../domain/class-year.ts';
import type { SocialAccounts } from '../../domain/roster.ts';
import { checksOf } from './checks.ts';
import { id, reference, tenantId, updatedAt } from './columns.ts';
import { image } from './image.ts';
import { season } from './sport.ts';
import { tenant } from './tenant.ts';

/** A person across seasons and roles. */
export const person = pgTable(
  'person',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    hometown: text('hometown'),
    highSchool: text('high_school'),
    previousSchool: text('previous_school'),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('person_by_name').on(table.tenantId, table.lastName, table.firstName),
    // people are given by their full name
    index('person_plain_name').on(
      table.tenantId,
      sql`search_plain(trim(both from ((${table.firstName} || ' '::text) || ${table.lastName})))`,
    ),
    ...checksOf(table, { lastName: { notBlank: true } }),
  ],
);

/** Former names, so that old box scores and links still match. */
export const personName = pgTable(
  'person_name',
  {
    tenantId: tenantId(),
    id: id(),
    personId: integer('person_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    validTo: date('valid_to'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    reference(table, 'personId', person).onDelete('cascade'),
    index('person_name_person').on(table.tenantId, table.personId),
    ...checksOf(table, { lastName: { notBlank: true } }),
  ],
);

/** A player on a season's roster. */
export const rosterPlayer = pgTable(
  'roster_player',
  {
    tenantId: tenantId(),
    id: id(),
    personId: integer('person_id').notNull(),
    seasonId: integer('season_id').notNull(),
    /** Text, because "0", "00" and "1A" are different numbers. */
    jersey: text('jersey'),
    positionShort: text('position_short'),
    positionLong: text('position_long'),
    classYear: text('class_year', { enum: classYearNames }),
    heightInches: integer('height_inches'),
    weightPounds: integer('weight_pounds'),
    hometown: text('hometown'),
    highSchool: text('high_school'),
    previousSchool: text('previous_school'),
    major: text('major'),
    /** Sport-specific columns such as bats/throws or event. */
    custom1: text('custom1'),
    custom2: text('custom2'),
    custom3: text('custom3'),
    isCaptain: boolean('is_captain').notNull().default(false),
    letters: integer('letters'),
    /** Whether the player earned a letter this season; null if that is not recorded. */
    lettered: boolean('lettered'),
    bio: text('bio'),
    imageId: integer('image_id'),
    social: jsonb('social').$type<SocialAccounts>().notNull().default({}),
    hide: boolean('hide').notNull().default(false),
    hideBio: boolean('hide_bio').notNull().default(false),
    /** What the roster files last stated, by field (decision 083). */
    rosterEntry: jsonb('roster_entry').$type<Record<string, unknown>>(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    reference(table, 'personId', person).onDelete('cascade'),
    reference(table, 'seasonId', season).onDelete('cascade'),
    reference(table, 'imageId', image),
    unique('roster_player_once').on(table.tenantId, table.seasonId, table.personId),
    index('roster_player_person').on(table.tenantId, table.personId),
    index('roster_player_image').on(table.tenantId, table.imageId),
    ...checksOf(table, { heightInches: { min: 1 }, weightPounds: { min: 1 }, letters: { min: 0 } }),
  ],
);

/** Coaches and support staff of a season's team. */
export const rosterStaff = pgTable(
  'roster_staff',
  {
    tenantId: tenantId(),
    id: id(),
    personId: integer('person_id').notNull(),
    seasonId: integer('season_id').notNull(),
    kind: text('kind', { enum: ['coach', 'support'] }).notNull(),
    title: text('title').notNull(),
    isHeadCoach: boolean('is_head_coach').notNull().default(false),
    rank: integer('rank').notNull().default(0),
    email: text('email'),
    phone: text('phone'),
    bio: text('bio'),
    imageId: integer('image_id'),
    hide: boolean('hide').notNull().default(false),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    reference(table, 'personId', person).onDelete('cascade'),
    reference(table, 'seasonId', season).onDelete('cascade'),
    reference(table, 'imageId', image),
    index('roster_staff_season').on(table.tenantId, table.seasonId),
    index('roster_staff_person').on(table.tenantId, table.personId),
    index('roster_staff_image').on(table.tenantId, table.imageId),
    ...checksOf(table, { title: { notBlank: true } }),
  ],
);
