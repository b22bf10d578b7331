import { integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import { story as kind } from '../../content/stories/story.ts';
import { addressTableOf, tablesOf } from '../content/tables.ts';
import { checksOf } from './checks.ts';
import { instant, reference, tenantId } from './columns.ts';

const { main, joins } = tablesOf(kind);

export const story = main;
export const storySlug = addressTableOf(kind);
export const storySport = joins.sports.table;
export const storyGame = joins.games.table;
export const storyPerson = joins.people.table;
export const storyTag = joins.tags.table;

/** Where a story was imported from, and a hash of each value that the import gave: only what the source changes since is imported. */
export const storySource = pgTable(
  'story_source',
  {
    tenantId: tenantId(),
    storyId: integer('story_id').notNull(),
    /** Its name on the command line; null for an item of a feed. */
    file: text('file'),
    /** Its address at the former site. */
    address: text('address'),
    /** By field name. */
    hashes: jsonb('hashes').$type<Record<string, string>>().notNull(),
    importedAt: instant('imported_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.storyId] }),
    unique('story_source_address').on(table.tenantId, table.address),
    reference(table, 'storyId', story).onDelete('cascade'),
    ...checksOf(table, { file: { notBlank: true }, address: { notBlank: true } }),
  ],
);
