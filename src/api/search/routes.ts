import { searchKinds } from '../../content/search.ts';
import type { Db } from '../../db/client.ts';
import { searchTerms } from '../../domain/search.ts';
import { sportPageTerms } from '../../domain/sport-page-terms.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { endpoint } from '../endpoint.ts';
import { idOf, pageIndex, pageSize, searchedKind, searchedLiterally, searchedText } from '../parameters.ts';
import { correctTerms } from './correct-terms.ts';
import { type Documents, findDocuments, type Search } from './find-documents.ts';
import { findNextChange } from './find-next-change.ts';
import { findResults } from './find-results.ts';
import { type SearchResult, searchAnswer, suggestionsAnswer } from './schema.ts';
import { suggestionsOf } from './suggestions.ts';

type Found = { terms: readonly string[]; documents: Documents; correctedQuery?: string };

const nothing: Documents = { found: new Map(), kinds: [], sports: [] };

/** Searches for the terms as given and, without results of any kind or sport, for corrected terms. */
async function findOrCorrect(db: Db, tenantId: number, search: Search, isLiteral: boolean): Promise<Found> {
  const { terms } = search;
  if (terms.length === 0) return { terms, documents: nothing };
  const documents = await findDocuments(db, tenantId, search);
  const isFound = documents.kinds.length > 0 || documents.sports.length > 0;
  const corrected = isFound || isLiteral ? undefined : await correctTerms(db, tenantId, terms);
  if (!corrected) return { terms, documents };
  const others = await findDocuments(db, tenantId, { ...search, terms: corrected });
  if (others.kinds.length === 0 && others.sports.length === 0) return { terms, documents };
  return { terms: corrected, documents: others, correctedQuery: corrected.join(' ') };
}

const mostBest = 3;

/** The sports that the terms name, if they consist of a sport and one of its pages, such as `football roster`. */
async function findBest(db: Db, { id, timezone }: Tenant, terms: readonly string[]): Promise<SearchResult[]> {
  const sportTerms = sportPageTerms(terms);
  if (!sportTerms) return [];
  const kinds = ['sport'];
  const documents = await findDocuments(db, id, { terms: sportTerms, kinds, limit: mostBest, offset: 0 });
  const [sports] = await findResults(db, documents, kinds, { tenantId: id, timezone, terms: sportTerms });
  return sports?.items ?? [];
}

export const searchEndpoints = [
  endpoint({
    path: '/search',
    summary: 'Full-text search of sports, people, stories, games and other content; hidden content is excluded',
    parameters: {
      q: searchedText,
      kind: searchedKind,
      sportId: idOf('only sport'),
      literal: searchedLiterally,
      pageIndex,
      pageSize,
    },
    answer: searchAnswer,
    searchLimited: 'search',
    respond: async ({ db, tenant, derive, values: { q, kind, sportId, literal, pageIndex, pageSize } }) => {
      const page = Math.max(pageIndex, 1);
      const kinds = kind ? [kind] : searchKinds;
      const search = { terms: searchTerms(q), kinds, sportId, limit: pageSize, offset: (page - 1) * pageSize };
      const { terms, documents, correctedQuery } = await findOrCorrect(db, tenant.id, search, literal === 'true');
      const context = { tenantId: tenant.id, timezone: tenant.timezone, terms };
      const groups = await findResults(db, documents, kinds, context);
      const total = groups.reduce((sum, group) => sum + group.total, 0);
      const largest = Math.max(0, ...groups.map((group) => group.total));
      return {
        body: {
          q,
          ...(correctedQuery !== undefined && { correctedQuery }),
          total,
          page,
          pages: Math.ceil(largest / pageSize),
          best: await findBest(db, tenant, terms),
          groups,
          facets: { kinds: documents.kinds, sports: documents.sports },
        },
        tags: ['search'],
        expiresAt: await findNextChange(db, tenant.id, derive),
      };
    },
  }),
  endpoint({
    path: '/search/suggestions',
    summary: 'A few results for an unfinished query: sports and people first',
    parameters: { q: searchedText },
    answer: suggestionsAnswer,
    searchLimited: 'suggestions',
    respond: async ({ db, tenant, derive, values: { q } }) => {
      const search = { terms: searchTerms(q), kinds: searchKinds, limit: 4, offset: 0 };
      const { terms, documents } = await findOrCorrect(db, tenant.id, search, false);
      const context = { tenantId: tenant.id, timezone: tenant.timezone, terms };
      const groups = await findResults(db, documents, searchKinds, context);
      const items = suggestionsOf([...(await findBest(db, tenant, terms)), ...groups.flatMap((group) => group.items)]);
      return { body: { q, items }, tags: ['search'], expiresAt: await findNextChange(db, tenant.id, derive) };
    },
  }),
];
