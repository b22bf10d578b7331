import type { PageProps } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { SearchForm } from '../../ui/controls/search-form.tsx';
import { Head } from '../../ui/page/head.tsx';
import type { loadSearch } from './loads.ts';
import { NoResults } from './no-results.tsx';
import styles from './search-page.module.css';
import { SearchResults } from './search-results.tsx';

export default function SearchPage({ data: { search, results } }: PageProps<typeof loadSearch>) {
  const { q } = search;
  const hasResults = results !== undefined && results.total + results.best.length > 0;
  return (
    <div className={styles.page}>
      <Head title={q ? `Search: ${q}` : 'Search'} path={href('search')} indexed={false} />
      <h1>Search</h1>
      <SearchForm q={q} />
      {results && hasResults && <SearchResults query={search} results={results} />}
      {!hasResults && <NoResults query={search} />}
    </div>
  );
}
