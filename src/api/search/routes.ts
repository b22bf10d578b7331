import { findResultRows } from '../../content/endpoints.ts';
import { isCoreKind, searchableKinds, searchKinds } from '../../content/search.ts';
import type { Db } from '../../db/client.ts';
import { type CoreSearchKind, searchTerms } from '../../domain/search.ts';
import { endpoint } from '../endpoint.ts';
import { pageIndex, pageSize, searchedKind, searchedText } from '../parameters.ts';
import { correctTerms } from './correct-terms.ts';
import { findDocuments, type Search } from './find-documents.ts';
import { findGames, findPeople, findSports, findStories } from './queries.ts';
import { gameResult, personResult, sportResult, storyResult } from './reshape.ts';
import { type SearchGroup, type SearchResult, searchAnswer } from './schema.ts';

type Result = readonly [id: number, result: SearchResult];
type FindResults = (db: Db, tenantId: number, ids: readonly number[], terms: readonly string[]) => Promise<Result[]>;

function resultsOf<Row>(
  find: (...request: Parameters<FindResults>) => PromiseLike<Row[]>,
  idOf: (row: Row) => number,
  toResult: (row: Row) => SearchResult,
): FindResults {
  return async (...request) => (await find(...request)).map((row) => [idOf(row), toResult(row)]);
}

const refIdOf = ({ refId }: { refId: number }) => refId;

const coreResults: Record<CoreSearchKind, FindResults> = {
  sport: resultsOf(findSports, refIdOf, sportResult),
  person: resultsOf(findPeople, refIdOf, personResult),
  story: resultsOf(findStories, refIdOf, storyResult),
  game: resultsOf(findGames, ({ id }) => id, gameResult),
};

/** Loads the results of a kind by id. Throws for an unsupported kind. */
function resultsOfKind(name: string): FindResults {
  if (isCoreKind(name)) return coreResults[name];
  const kind = searchableKinds.get(name);
  if (!kind) throw new Error(`Site search does not know the kind "${name}"`);
  return async (db, tenantId, ids) => {
    const rows = await findResultRows(db, kind, tenantId, ids);
    return rows.map(({ id, ...result }) => [id, { kind: name, ...result, date: null }]);
  };
}

async function findGroups(db: Db, tenantId: number, search: Search): Promise<SearchGroup[]> {
  if (search.terms.length === 0) return [];
  const documents = await findDocuments(db, tenantId, search);
  return Promise.all(
    search.kinds.map(async (kind) => {
      const { ids, total } = documents.get(kind) ?? { ids: [], total: 0 };
      const results = new Map(ids.length > 0 ? await resultsOfKind(kind)(db, tenantId, ids, search.terms) : []);
      return { kind, total, items: ids.flatMap((id) => results.get(id) ?? []) };
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
