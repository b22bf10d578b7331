import { bigint, customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { instant, tenantId } from './columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What site search finds: written by triggers on the tables it is made of, never by the application. */
export const searchDocument = pgTable(
  'search_document',
  {
    tenantId: tenantId(),
    kind: text('kind').notNull(),
    /** Id of the sport, person, story or game. */
    refId: integer('ref_id').notNull(),
    /** Of a game its opponent. */
    title: text('title').notNull(),
    aliases: text('aliases').notNull(),
    summary: text('summary').notNull(),
    /** Plain text. */
    body: text('body').notNull(),
    sortText: text('sort_text').notNull(),
    sortAt: instant('sort_at'),
    /** Of stories: not found before this instant. */
    visibleFrom: instant('visible_from'),
    words: tsvector('words').notNull(),
  },
  (table) => [primaryKey({ columns: [table.refId, table.kind, table.tenantId] })],
);

/** Words of titles, which misspelled words of a search are corrected to. May hold a word twice. */
export const searchWord = pgTable('search_word', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  tenantId: tenantId(),
  word: text('word').notNull(),
});
