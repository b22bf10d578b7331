import { type SQLWrapper, sql } from 'drizzle-orm';
import { bigint, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { instant, tenantId } from './columns.ts';
import { tenant } from './tenant.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The words of a game that name the opponent. */
export const opponentWords = (words: SQLWrapper) => sql`ts_filter(${words}, '{a}')`;

/** Search index, written by triggers on the indexed tables, never by the application. */
export const searchDocument = pgTable(
  'search_document',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** Id of the sport, person, story, game or row of a content kind. */
    refId: integer('ref_id').notNull(),
    /** The opponent's name, for a game. */
    title: text('title').notNull(),
    aliases: text('aliases').notNull(),
    summary: text('summary').notNull(),
    /** Plain text. */
    body: text('body').notNull(),
    sortText: text('sort_text').notNull(),
    sortAt: instant('sort_at'),
    /** Stories and content are not found before this instant. */
    visibleFrom: instant('visible_from'),
    visibleUntil: instant('visible_until'),
    sportIds: integer('sport_ids').array().notNull().default([]),
    words: tsvector('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refId, table.kind, table.tenantId] }),
    index('search_document_words').using('gin', table.tenantId, table.kind, table.words).with({ fastupdate: 'off' }),
    index('search_document_opponents')
      .using('gin', table.tenantId, opponentWords(table.words))
      .with({ fastupdate: 'off' })
      .where(sql`kind = 'game'`),
  ],
);

/** Words of titles, for spelling correction. May contain duplicates. */
export const searchWord = pgTable(
  'search_word',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    word: text('word').notNull(),
  },
  (table) => [
    index('search_word_by_word').on(table.word, table.tenantId),
    index('search_word_by_length').on(sql`length(word)`, table.tenantId),
    index('search_word_sounds').on(sql`dmetaphone(word)`, table.tenantId),
    index('search_word_trigrams')
      .using('gin', table.tenantId, table.word.op('gin_trgm_ops'))
      .with({ fastupdate: 'off' }),
  ],
);
