import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { searchDocument } from '../../db/schema/search.ts';
import { jsonRows, rowsOf } from '../json-rows.ts';
import { perDatabase } from '../per-database.ts';
import { textArray } from './text-array.ts';

/** A search and the range of results to return. `terms` are letters and digits, see `searchTerms`. */
export type Search = { terms: readonly string[]; kinds: readonly string[]; limit: number; offset: number };

/** Ids of one kind, best first, and the total. */
type FoundDocuments = { kind: string; ids: number[]; total: number };
export type Documents = ReadonlyMap<string, FoundDocuments>;

const { kind, refId, words, sortAt, sortText, visibleFrom, tenantId } = searchDocument;
const terms = sql`${sql.placeholder('terms')}::text[]`;

/** The terms as text queries (see the migrations); stop words alone are no query for stories. */
const queries = sql`(select search_query(${terms}) as names, coalesce(search_story_query(${terms}), '') as stories,
  search_game_query(${terms}) as games offset 0) query`;

const wordsOfKind = sql`case ${kind} when 'story' then query.stories when 'game' then query.games else query.names end`;

// date_part() returns a float, extract() a numeric, which takes several times as long
const secondsAgo = sql`date_part('epoch', now() - ${sortAt})`;
const rank = sql`case ${kind} when 'story'
  then ts_rank_cd(${words}, query.stories, 32) * (0.7 + 0.3 * exp(-greatest(0, ${secondsAgo}) / 31557600)) end`;
const secondsAway = sql`case ${kind} when 'game' then abs(${secondsAgo}) end`;

const documentsFound = perDatabase((db) => {
  const ranked = db
    .select({
      kind: sql<string>`${kind}`.as('kind'),
      refId: sql<number>`${refId}`.as('ref_id'),
      total: sql<number>`count(*) over (partition by ${kind})`.as('total'),
      position: sql<number>`row_number() over (
        partition by ${kind}
        order by ${rank} desc, ${secondsAway}, ${sortAt} desc, ${sortText}, ${refId} desc
      )`.as('position'),
    })
    .from(searchDocument)
    .crossJoin(queries)
    .where(
      and(
        eq(tenantId, sql.placeholder('tenantId')),
        // one condition for the index: the planner does not use it for the alternatives below
        sql`${words} @@ (query.names || query.stories)`,
        sql`${kind} = any(${sql.placeholder('kinds')}::text[])`,
        or(isNull(visibleFrom), lte(visibleFrom, sql`now()`)),
        sql`${words} @@ ${wordsOfKind}`,
      ),
    )
    .as('ranked');
  const documents = db
    .select({
      kind: ranked.kind,
      ids: sql<number[]>`json_agg(${ranked.refId} order by ${ranked.position})`.as('ids'),
      total: sql<number>`${ranked.total}`.as('total'),
    })
    .from(ranked)
    .where(
      sql`${ranked.position} > ${sql.placeholder('offset')} and ${ranked.position} <= ${sql.placeholder('last')}::int`,
    )
    .groupBy(ranked.kind, ranked.total);
  return jsonRows(db, documents).prepare('documents_found');
});

/** Searches the index for every kind at once; sports and people by name, stories best first, games closest to today first. */
export async function findDocuments(
  db: Db,
  tenantId: number,
  { terms, kinds, limit, offset }: Search,
): Promise<Documents> {
  const values = { tenantId, terms: textArray(terms), kinds: textArray(kinds), offset, last: offset + limit };
  const found: FoundDocuments[] = await rowsOf(documentsFound(db).execute(values));
  return new Map(found.map((each) => [each.kind, each]));
}
