import type { Db } from '../../db/client.ts';
import { type SearchKind, searchKinds, searchTerms } from '../../domain/search.ts';
import { endpoint } from '../endpoint.ts';
import { pageIndex, pageSize, searchedKind, searchedText } from '../parameters.ts';
import { type Asked, searchGames, searchPeople, searchSports, searchStories } from './queries.ts';
import { gameResult, personResult, sportResult, storyResult } from './reshape.ts';
import { searchAnswer, type SearchGroup, type SearchResult } from './schema.ts';

type Find = (db: Db, tenantId: number, asked: Asked) => Promise<{ items: SearchResult[]; total: number }>;

function finder<Row>(
  search: (db: Db, tenantId: number, asked: Asked) => Promise<{ rows: Row[]; total: number }>,
  toResult: (row: Row) => SearchResult,
): Find {
  return async (...question) => {
    const { rows, total } = await search(...question);
    return { items: rows.map(toResult), total };
  };
}

const finders: Record<SearchKind, Find> = {
  sport: finder(searchSports, sportResult),
  person: finder(searchPeople, personResult),
  story: finder(searchStories, storyResult),
  game: finder(searchGames, gameResult),
};

export const searchEndpoints = [
  endpoint({
    path: '/search',
    summary: 'Sports, people, stories and games by words; what is hidden is never found',
    parameters: { q: searchedText, kind: searchedKind, pageIndex, pageSize },
    answer: searchAnswer,
    respond: async ({ db, tenant, values: { q, kind, pageIndex, pageSize } }) => {
      const terms = searchTerms(q);
      const page = Math.max(pageIndex, 1);
      const asked = { terms, limit: pageSize, offset: (page - 1) * pageSize };
      const kinds = terms.length === 0 ? [] : kind ? [kind] : searchKinds;
      const groups = await Promise.all(
        kinds.map(
          async (each): Promise<SearchGroup> => ({ kind: each, ...(await finders[each](db, tenant.id, asked)) }),
        ),
      );
      const total = groups.reduce((sum, group) => sum + group.total, 0);
      const largest = Math.max(0, ...groups.map((group) => group.total));
      return {
        body: { q, total, page, pages: Math.ceil(largest / pageSize), groups },
        tags: ['search'],
      };
    },
  }),
];
