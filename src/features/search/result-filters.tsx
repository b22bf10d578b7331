import type { SearchResults } from '../../api/search/schema.ts';
import { searchKinds } from '../../content/search.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import styles from './result-filters.module.css';
import { kindNames, resultsUrl, type SearchQuery } from './search-query.ts';

type Choice = { label: string; total?: number; href: string; isChosen: boolean };

/** Links that limit the results to a kind or a sport, with the number of results behind each. */
export function ResultFilters({ query, facets }: { query: SearchQuery; facets: SearchResults['facets'] }) {
  const { kind, sportId } = query;
  const totals = new Map(facets.kinds.map(({ kind: name, total }) => [name, total]));
  const kinds = searchKinds.filter((name) => totals.has(name) || name === kind);
  const to = (changes: Partial<SearchQuery>) => resultsUrl({ ...query, page: 1, ...changes });
  const chosenSport = facets.sports.find(({ id }) => id === sportId);
  return (
    <nav className={styles.filters} aria-label="Filter results">
      {kinds.length > 1 && (
        <Choices
          choices={[
            { label: 'All', href: to({ kind: undefined }), isChosen: kind === undefined },
            ...kinds.map((name) => ({
              label: kindNames(name).title,
              total: totals.get(name) ?? 0,
              href: to({ kind: name }),
              isChosen: name === kind,
            })),
          ]}
        />
      )}
      {(facets.sports.length > 1 || sportId !== undefined) && (
        <details open={sportId !== undefined}>
          <summary>
            {chosenSport?.title ?? 'Any sport'}
            <Icon name="chevron" />
          </summary>
          <Choices
            choices={[
              { label: 'Any sport', href: to({ sportId: undefined }), isChosen: sportId === undefined },
              ...facets.sports.map(({ id, title, total }) => ({
                label: title,
                total,
                href: to({ sportId: id }),
                isChosen: id === sportId,
              })),
            ]}
          />
        </details>
      )}
    </nav>
  );
}

const Choices = ({ choices }: { choices: readonly Choice[] }) => (
  <ul>
    {choices.map(({ label, total, href, isChosen }) => (
      <li key={href}>
        <SiteLink href={href} aria-current={isChosen ? 'true' : undefined}>
          {label}
          {total !== undefined && <span> {total.toLocaleString('en-US')}</span>}
        </SiteLink>
      </li>
    ))}
  </ul>
);
