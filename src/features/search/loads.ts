import { searchTerms } from '../../domain/search.ts';
import type { LoadRequest } from '../../routing/load.ts';
import { parseSearchQuery } from './search-query.ts';

export const loadSearch = async ({ url, api }: LoadRequest<'search'>) => {
  const search = parseSearchQuery(url.searchParams);
  const { isLiteral, page, ...query } = search;
  const literal = isLiteral ? 'true' : undefined;
  const results =
    searchTerms(query.q).length > 0 ? await api.search.find({ ...query, literal, pageIndex: page }) : undefined;
  return { search, results };
};
