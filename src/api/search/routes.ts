import { isCoreKind, searchKinds } from '../../content/search.ts';
import type { Db } from '../../db/client.ts';
import { type CoreSearchKind, searchTerms } from '../../domain/search.ts';
import { endpoint } from '../endpoint.ts';
import { pageIndex, pageSize, searchedKind, searchedText } from '../parameters.ts';
import { contentResult } from './content-results.ts';
import { findContentRows } from './content-rows.ts';
import { correctTerms } from './correct-terms.ts';
import { type Documents, findDocuments, type Search } from './find-documents.ts';
import { findGames, findPeople, findSports, findStories } from './queries.ts';
import { gameResult, personResult, sportResult, storyResult } from './reshape.ts';
import { type SearchGroup, type SearchResult, searchAnswer } from './schema.ts';

type Results = ReadonlyMap<number, SearchResult>;
type FindResults = (db: Db, tenantId: number, ids: readonly number[], terms: readonly string[]) => Promise<Results>;

function resultsOf<Row>(
  find: (db: Db, tenantId: number, ids: readonly number[]) => PromiseLike<Row[]>,
  idOf: (row: Row) => number,
  toResult: (row: Row, terms: readonly string[]) => SearchResult,
): FindResults {
  return async (db, tenantId, ids, terms) =>
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
async function findContentResults(db: Db, tenantId: number, documents: Documents): Promise<Map<string, Results>> {
  if (![...documents.keys()].some((kind) => !isCoreKind(kind))) return new Map();
  const rows = await findContentRows(db, tenantId, (kind) => documents.get(kind)?.ids ?? []);
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return new Map(
    [...byKind].map(([kind, ofKind]) => [kind, new Map(ofKind.map((found) => [found.row.id, contentResult(found)]))]),
  );
}

async function findGroups(db: Db, tenantId: number, search: Search): Promise<SearchGroup[]> {
  if (search.terms.length === 0) return [];
  const documents = await findDocuments(db, tenantId, search);
  const contentResults = await findContentResults(db, tenantId, documents);
  return Promise.all(
    search.kinds.map(async (kind) => {
      const { ids, total } = documents.get(kind) ?? { ids: [], total: 0 };
      const results =
        isCoreKind(kind) && ids.length > 0
          ? await coreResults[kind](db, tenantId, ids, search.terms)
          : contentResults.get(kind);
      return { kind, total, items: ids.flatMap((id) => results?.get(id) ?? []) };
    }),
  );
}

const isEmpty = (groups: readonly SearchGroup[]) => groups.every(({ total }) => total === 0);

/** Searches for the terms as given and, without results, for corrected terms. */
async function findOrCorrect(db: Db, tenantId: number, search: Search) {
  const groups = await findGroups(db, tenantId, search);
  if (!isEmpty(groups)) return { groups };
  const terms = await correctTerms(db, tenantId, search.terms);
  const corrected = terms ? await findGroups(db, tenantId, { ...search, terms }) : groups;
  return isEmpty(corrected) ? { groups } : { groups: corrected, correctedQuery: terms?.join(' ') };
}

export const searchEndpoints = [
  endpoint({
    path: '/search',
    summary: 'Full-text search of sports, people, stories and games; hidden content is excluded',
    parameters: { q: searchedText, kind: searchedKind, pageIndex, pageSize },
    answer: searchAnswer,
    searchLimited: true,
    respond: async ({ db, tenant, values: { q, kind, pageIndex, pageSize } }) => {
      const page = Math.max(pageIndex, 1);
      const { groups, correctedQuery } = await findOrCorrect(db, tenant.id, {
        terms: searchTerms(q),
        kinds: kind ? [kind] : searchKinds,
        limit: pageSize,
        offset: (page - 1) * pageSize,
      });
      const total = groups.reduce((sum, group) => sum + group.total, 0);
      const largest = Math.max(0, ...groups.map((group) => group.total));
      return {
        body: {
          q,
          ...(correctedQuery !== undefined && { correctedQuery }),
          total,
          page,
          pages: Math.ceil(largest / pageSize),
          groups,
        },
        tags: ['search'],
      };
    },
  }),
];
