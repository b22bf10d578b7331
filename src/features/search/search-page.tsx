import { sportSlug, teamSports } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SearchForm } from '../../ui/controls/search-form.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { SportIcon } from '../../ui/media/sport-icon.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Head } from '../../ui/page/head.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import type { loadSearch } from './loads.ts';
import styles from './search-page.module.css';
import { resultsUrl, type SearchQuery } from './search-query.ts';
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

/** Suggests other search terms or a sport; without a query it only lists the sports. */
async function NoResults({ query }: { query: SearchQuery }) {
  const { q, kind, sportId, isLiteral } = query;
  const sports = teamSports(await getRequestContext().api.sports.list());
  const list = sports.length > 0 && (
    <section className={styles.group} aria-labelledby="every-sport">
      <SectionHeading id="every-sport">Sports</SectionHeading>
      <ul className={styles.sports}>
        {sports.map((sport) => (
          <li key={sport.id}>
            <SiteLink href={href('sport', { slug: sportSlug(sport) })}>
              <SportIcon sport={sportSlug(sport)} />
              {sport.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
  if (!q) return list;
  return (
    <>
      <EmptyState title={`Nothing found for “${q}”`}>
        <p role="status">Check the spelling, use fewer words or the last name alone{list && ', or choose a sport'}.</p>
        {(kind || sportId || isLiteral) && (
          <p>
            <SiteLink href={resultsUrl({ q })}>Search everything for “{q}”</SiteLink>
          </p>
        )}
      </EmptyState>
      {list}
    </>
  );
}
