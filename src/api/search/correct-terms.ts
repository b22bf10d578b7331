import { sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { perDatabase } from '../../db/per-database.ts';
import { jsonRows, rowsOf } from '../json-rows.ts';
import { textArray } from './text-array.ts';

/**
 * Corrects misspelled terms: a term that is not the prefix of any title word is replaced by the closest word of the
 * college's vocabulary at most two edits away (one for four letters), or else by the one with the most trigrams in common, or else by
 * one that sounds alike, or else by one whose beginning is one edit away.
 * Undefined if no word is close enough. The vocabulary includes hidden content, so a correction without results must not be shown.
 */
export async function correctTerms(db: Db, tenantId: number, terms: readonly string[]): Promise<string[] | undefined> {
  const rows = await rowsOf(nearestWords(db).execute({ tenantId, terms: textArray(terms) }));
  return rows.some(({ nearest }) => nearest !== null) ? rows.map(({ given, nearest }) => nearest ?? given) : undefined;
}

const tenantId = sql`${sql.placeholder('tenantId')}::int`;

const nearestWords = perDatabase((db) => {
  const words = db
    .select({ given: sql<string>`given`.as('given'), nearest: sql<string | null>`nearest`.as('nearest') })
    // the subquery hides the array length from the planner, which would otherwise replan the statement for every length
    .from(sql`unnest((select ${sql.placeholder('terms')}::text[])) with ordinality as term (given, position)`)
    .leftJoin(
      sql`lateral (
        select coalesce(
          (
            select word from search_word
            where tenant_id = ${tenantId}
              and length(word) between length(given) - 2 and length(given) + 2
              and levenshtein_less_equal(word, given, allowed) <= allowed
            order by levenshtein(word, given), abs(length(word) - length(given)), similarity(word, given) desc, word
            limit 1
          ),
          (
            select word from search_word
            where tenant_id = ${tenantId} and word % given and similarity(word, given) >= 0.5
            order by similarity(word, given) desc, word
            limit 1
          ),
          (
            select word from search_word
            where tenant_id = ${tenantId} and length(given) > 4 and dmetaphone(word) = dmetaphone(given)
              and left(word, 1) = left(given, 1) and levenshtein(word, given) <= 4
            order by levenshtein(word, given), word
            limit 1
          ),
          (
            select word from search_word
            where tenant_id = ${tenantId} and starts_with(word, left(given, 2)) and length(word) > length(given)
              and levenshtein_less_equal(left(word, length(given)), given, 1) <= 1
            order by length(word), word
            limit 1
          )
        ) as nearest
        from (select case when length(given) > 4 then 2 else 1 end as allowed) distance
        where length(given) > 3
          and not exists (
            select from search_document
            where tenant_id = ${tenantId} and words @@ search_query(array[given])
          )
      ) correction`,
      sql`true`,
    )
    .orderBy(sql`position`);
  return jsonRows(db, words).prepare('nearest_words');
});
