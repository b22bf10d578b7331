import { searchTerms } from '../../domain/search.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { PageProps } from '../../routing/page-props.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Head } from '../../ui/head.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { NoResults } from './no-results.tsx';
import styles from './search-page.module.css';
import { parseSearchQuery } from './search-query.ts';
import { SearchResults } from './search-results.tsx';

export default async function SearchPage({ query }: PageProps<'search'>) {
  const { api, tenant } = getRequestContext();
  const search = parseSearchQuery(query);
  const { q } = search;
  const results = searchTerms(q).length > 0 ? await api.search.find(search) : undefined;
  return (
    <div className={styles.page}>
      <Head
        title={q ? `Search: ${q}` : 'Search'}
        siteName={`${tenant.name} Athletics`}
        canonical={canonicalAddress(href('search'))}
        indexed={false}
      />
      <h1>Search</h1>
      <SearchForm q={q} />
      {results && results.total > 0 && <SearchResults query={search} results={results} />}
      {!results?.total && <NoResults q={q} />}
    </div>
  );
}
