import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';

import { isCoreKind } from '../../content/search.ts';
import type { Db } from '../../db/client.ts';
import { searchDocument } from '../../db/schema/search.ts';
import type { CoreSearchKind } from '../../domain/search.ts';
import { textArray } from './text-array.ts';

/** A search and the range of results to return. `terms` are letters and digits, see `searchTerms`. */
export type Search = { terms: readonly string[]; kinds: readonly string[]; limit: number; offset: number };

/** Ids of one kind, best first, and the total. */
export type FoundDocuments = { ids: number[]; total: number };

/** SQL function (see the migrations) that builds the text query of a kind; null if only stop words remain. */
const queryFunctions: Record<CoreSearchKind, SQL> = {
  sport: sql`search_query`,
  person: sql`search_query`,
  story: sql`search_story_query`,
  game: sql`search_game_query`,
};

/** The terms as the text query of a kind. */
export const textQuery = (kind: string, terms: readonly string[]): SQL =>
  sql`${isCoreKind(kind) ? queryFunctions[kind] : sql`search_query`}(${textArray(terms)})`;

/** Searches the index for every kind at once; sports and people by name, stories best first, games closest to today first. */
export async function findDocuments(
  db: Db,
  tenantId: number,
  { terms, kinds, limit, offset }: Search,
): Promise<Map<string, FoundDocuments>> {
  const { kind, refId, words, sortAt, sortText, visibleFrom } = searchDocument;
  const matches = kinds.map((each) => and(eq(kind, each), sql`${words} @@ ${textQuery(each, terms)}`));
  const yearsOld = sql`greatest(0, extract(epoch from now() - ${sortAt}) / 31557600)`;
  const rank = sql`case ${kind} when 'story'
    then ts_rank_cd(${words}, ${textQuery('story', terms)}, 32) * (0.7 + 0.3 * exp(-${yearsOld})) end`;
  const secondsAway = sql`case ${kind} when 'game' then abs(extract(epoch from now() - ${sortAt})) end`;
  const ranked = db
    .select({
      kind,
      refId,
      total: sql<number>`(count(*) over (partition by ${kind}))::int`.as('total'),
      position: sql<number>`(row_number() over (
        partition by ${kind}
        order by ${rank} desc, ${secondsAway}, ${sortAt} desc, ${sortText}, ${refId} desc
      ))::int`.as('position'),
    })
    .from(searchDocument)
    .where(
      and(eq(searchDocument.tenantId, tenantId), or(isNull(visibleFrom), lte(visibleFrom, sql`now()`)), or(...matches)),
    )
    .as('ranked');
  const rows = await db
    .select({ kind: ranked.kind, refId: ranked.refId, total: ranked.total })
    .from(ranked)
    .where(sql`${ranked.position} between ${offset + 1} and ${offset + limit}`)
    .orderBy(ranked.position);
  const found = new Map<string, FoundDocuments>();
  for (const row of rows) {
    const { ids } = found.get(row.kind) ?? { ids: [] };
    found.set(row.kind, { ids: [...ids, row.refId], total: row.total });
  }
  return found;
}
