import { searchKinds } from '../../content/search.ts';
import { searchTerms } from '../../domain/search.ts';
import { endpoint } from '../endpoint.ts';
import { rangeOf } from '../page.ts';
import { findBest } from './best-bets.ts';
import { byRelevance } from './by-relevance.ts';
import { correctTerms } from './correct-terms.ts';
import { type Documents, findDocuments, type Search } from './find-documents.ts';
import { findNextChange } from './find-next-change.ts';
import { findResults } from './find-results.ts';
import { type SearchResult, searchContract } from './schema.ts';
import { suggestionsOf } from './suggestions.ts';

type Found = {
  terms: readonly string[];
  documents: Documents;
  best: readonly SearchResult[];
  correctedQuery?: string;
};

const nothing: Documents = { found: new Map(), kinds: [], sports: [] };

type Request = Parameters<typeof findBest>[0];

async function find(request: Request, search: Search): Promise<Found> {
  const documents = await findDocuments(request.db, request.tenant.id, search);
  return { terms: search.terms, documents, best: await findBest(request, search.terms, documents) };
}

/** Whether a search has results of any kind or sport. */
const hasResults = ({ documents: { kinds, sports }, best }: Found): boolean =>
  kinds.length + sports.length + best.length > 0;

/** Searches for the terms as given and, without results, for corrected terms. */
async function findOrCorrect(request: Request, search: Search, isLiteral: boolean): Promise<Found> {
  const { terms } = search;
  if (terms.length === 0) return { terms, documents: nothing, best: [] };
  const given = await find(request, search);
  if (isLiteral || hasResults(given)) return given;
  const corrected = await correctTerms(request.db, request.tenant.id, terms);
  const others = corrected && (await find(request, { ...search, terms: corrected }));
  return others && hasResults(others) ? { ...others, correctedQuery: others.terms.join(' ') } : given;
}

export const searchEndpoints = [
  endpoint(
    searchContract.find,
    async ({ db, tenant, derive, values: { q, kind, sportId, literal, pageIndex, pageSize } }) => {
      const kinds = kind ? [kind] : searchKinds;
      const search = { terms: searchTerms(q), kinds, sportId, ...rangeOf({ pageIndex, pageSize }) };
      const found = await findOrCorrect({ db, tenant, derive }, search, literal === 'true');
      const { terms, documents, best, correctedQuery } = found;
      const context = { tenantId: tenant.id, timezone: tenant.timezone, terms };
      const groups = byRelevance(await findResults(db, documents, kinds, context), terms);
      const total = groups.reduce((sum, group) => sum + group.total, 0);
      const largest = Math.max(0, ...groups.map((group) => group.total));
      return {
        body: {
          q,
          ...(correctedQuery !== undefined && { correctedQuery }),
          total,
          page: pageIndex,
          pages: Math.ceil(largest / pageSize),
          best,
          groups,
          facets: { kinds: documents.kinds, sports: documents.sports },
        },
        tags: ['search'],
        expiresAt: await findNextChange(db, tenant.id, derive),
      };
    },
  ),
  endpoint(searchContract.suggestions, async ({ db, tenant, derive, values: { q } }) => {
    const search = { terms: searchTerms(q), kinds: searchKinds, limit: 4, offset: 0 };
    const { terms, documents, best } = await findOrCorrect({ db, tenant, derive }, search, false);
    const context = { tenantId: tenant.id, timezone: tenant.timezone, terms };
    const groups = byRelevance(await findResults(db, documents, searchKinds, context), terms);
    const items = suggestionsOf(groups, best);
    return { body: { q, items }, tags: ['search'], expiresAt: await findNextChange(db, tenant.id, derive) };
  }),
];
