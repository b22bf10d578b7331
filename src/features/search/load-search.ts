import { searchTerms } from '../../domain/search.ts';
import type { LoadRequest } from '../../routing/load.ts';
import { parseSearchQuery } from './search-query.ts';

export const load = async ({ url, api }: LoadRequest<'search'>) => {
  const search = parseSearchQuery(url.searchParams);
  const results = searchTerms(search.q).length > 0 ? await api.search.find(search) : undefined;
  return { search, results };
};
