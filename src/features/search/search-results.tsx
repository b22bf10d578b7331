import type { SearchResults as Found } from '../../api/search/schema.ts';
import { searchKinds } from '../../content/search.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { foundSections } from './found-sections.ts';
import { ResultList } from './result-list.tsx';
import styles from './search-page.module.css';
import { counted, kindNames, resultsUrl, type SearchQuery } from './search-query.ts';

type Props = { query: SearchQuery; results: Found };

const results = { one: 'result', many: 'results' };

/** Search results grouped by type, or one page of a type. */
export function SearchResults({ query: { q, kind, page }, results: { groups, total, pages, correctedQuery } }: Props) {
  const shown = searchKinds.flatMap((each) => groups.find((group) => group.kind === each && group.total > 0) ?? []);
  return (
    <>
      <p className={styles.count} role="status">
        {correctedQuery ? (
          <>
            Showing results for <strong>{correctedQuery}</strong>. Nothing was found for “{q}”.
          </>
        ) : (
          <>
            {counted(total, kind ? kindNames(kind) : results)} for “{q}”
          </>
        )}
        {kind && (
          <>
            {' · '}
            <SiteLink href={resultsUrl({ q })}>All results</SiteLink>
          </>
        )}
      </p>
      {shown.map((group) => {
        const names = kindNames(group.kind);
        const isWhole = kind !== undefined || group.items.length === group.total;
        const more = { href: resultsUrl({ q, kind: group.kind }), label: `All ${counted(group.total, names)}` };
        return foundSections(group).map(({ id, title, items }, index) => (
          <section key={id} className={styles.group} aria-labelledby={`found-${id}`}>
            <SectionHeading id={`found-${id}`} more={isWhole || index > 0 ? undefined : more}>
              {title}
            </SectionHeading>
            <ResultList items={items} />
          </section>
        ));
      })}
      {kind && (
        <Pagination
          page={page}
          pages={pages}
          label="Pages of results"
          address={(to) => resultsUrl({ q, kind, page: to })}
        />
      )}
    </>
  );
}
