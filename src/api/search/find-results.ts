import { isCoreKind } from '../../content/search.ts';
import type { Db } from '../../db/client.ts';
import type { CoreSearchKind } from '../../domain/search.ts';
import { contentResult } from './content-results.ts';
import { findContentRows } from './content-rows.ts';
import type { Documents } from './find-documents.ts';
import { findGames, findPeople, findSports, findStories } from './queries.ts';
import { gameResult, personResult, sportResult, storyResult } from './reshape.ts';
import type { SearchGroup, SearchResult } from './schema.ts';

/** The college, and the terms that excerpts mark. */
export type ResultContext = { tenantId: number; timezone: string; terms: readonly string[] };

type Results = ReadonlyMap<number, SearchResult>;
type FindResults = (db: Db, ids: readonly number[], context: ResultContext) => Promise<Results>;

function resultsOf<Row>(
  find: (db: Db, tenantId: number, ids: readonly number[]) => PromiseLike<Row[]>,
  idOf: (row: Row) => number,
  toResult: (row: Row, terms: readonly string[]) => SearchResult,
): FindResults {
  return async (db, ids, { tenantId, terms }) =>
    new Map((await find(db, tenantId, ids)).map((row) => [idOf(row), toResult(row, terms)]));
}

const refIdOf = ({ refId }: { refId: number }) => refId;

const coreResults: Record<CoreSearchKind, FindResults> = {
  sport: resultsOf(findSports, refIdOf, sportResult),
  person: resultsOf(findPeople, refIdOf, personResult),
  story: resultsOf(findStories, refIdOf, storyResult),
  game: resultsOf(findGames, ({ id }) => id, gameResult),
};

/** The results of content kinds by kind and id. */
async function findContentResults(
  db: Db,
  found: Documents['found'],
  { tenantId, timezone }: ResultContext,
): Promise<Map<string, Results>> {
  if ([...found.keys()].every(isCoreKind)) return new Map();
  const rows = await findContentRows(db, tenantId, (kind) => found.get(kind)?.ids ?? []);
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return new Map(
    [...byKind].map(([kind, ofKind]) => [
      kind,
      new Map(ofKind.map((each) => [each.row.id, contentResult(each, timezone)])),
    ]),
  );
}

/** The results for documents, grouped by kind. */
export async function findResults(
  db: Db,
  { found }: Pick<Documents, 'found'>,
  kinds: readonly string[],
  context: ResultContext,
): Promise<SearchGroup[]> {
  const contentResults = await findContentResults(db, found, context);
  return Promise.all(
    kinds.map(async (kind) => {
      const { ids, total } = found.get(kind) ?? { ids: [], total: 0 };
      const results =
        isCoreKind(kind) && ids.length > 0 ? await coreResults[kind](db, ids, context) : contentResults.get(kind);
      const items = ids.flatMap((id) => results?.get(id) ?? []);
      return { kind, total, items: items.filter(({ url }) => url !== '') };
    }),
  );
}
