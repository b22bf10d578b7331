import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';

import { isCoreKind } from '../../content/search.ts';
import type { Db } from '../../db/client.ts';
import { searchDocument } from '../../db/schema/search.ts';
import type { CoreSearchKind } from '../../domain/search.ts';
import { textArray } from './text-array.ts';

/** A search and the range of results to return. `terms` are letters and digits, see `searchTerms`. */
export type Search = { terms: readonly string[]; kinds: readonly string[]; limit: number; offset: number };

/** Ids of one kind, best first, and the total. */
export type FoundDocuments = { ids: number[]; total: number };

type QueryFunction = 'search_query' | 'search_story_query' | 'search_game_query';

/** SQL function (see the migrations) that builds the text query of a kind; null if only stop words remain. */
const queryFunctions: Record<CoreSearchKind, QueryFunction> = {
  sport: 'search_query',
  person: 'search_query',
  story: 'search_story_query',
  game: 'search_game_query',
};

const functionFor = (kind: string): QueryFunction => (isCoreKind(kind) ? queryFunctions[kind] : 'search_query');

const callOf = (name: QueryFunction, terms: readonly string[]): SQL => sql`${sql.raw(name)}(${textArray(terms)})`;

/** The terms as the text query of a kind. */
export const textQuery = (kind: string, terms: readonly string[]): SQL => callOf(functionFor(kind), terms);

/** Searches the index for every kind at once; sports and people by name, stories best first, games closest to today first. */
export async function findDocuments(
  db: Db,
  tenantId: number,
  { terms, kinds, limit, offset }: Search,
): Promise<Map<string, FoundDocuments>> {
  const { kind, refId, words, sortAt, sortText, visibleFrom } = searchDocument;
  // every call is evaluated again during planning, so kinds with the same function share one
  const matches = [...Map.groupBy(kinds, functionFor)].map(([name, alike]) =>
    and(inArray(kind, alike), sql`${words} @@ ${callOf(name, terms)}`),
  );
  // one condition for the index: the planner does not use it for the alternatives below
  const ofAnyKind = sql`(${callOf('search_query', terms)} || coalesce(${callOf('search_story_query', terms)}, ''))`;
  const yearsOld = sql`greatest(0, extract(epoch from now() - ${sortAt})::float8 / 31557600)`;
  const rank = sql`case ${kind} when 'story'
    then ts_rank_cd(${words}, ${textQuery('story', terms)}, 32) * (0.7 + 0.3 * exp(-${yearsOld})) end`;
  const secondsAway = sql`case ${kind} when 'game' then abs(extract(epoch from now() - ${sortAt})::float8) end`;
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
      and(
        eq(searchDocument.tenantId, tenantId),
        sql`${words} @@ ${ofAnyKind}`,
        or(isNull(visibleFrom), lte(visibleFrom, sql`now()`)),
        or(...matches),
      ),
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
