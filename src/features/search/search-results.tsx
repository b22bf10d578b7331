import type { SearchResults as Found, SearchResult } from '../../api/search/schema.ts';
import { longDate } from '../../domain/printed-date.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Pagination } from '../../ui/page/pagination.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { enDashed } from '../../web/text.ts';
import { Excerpt } from './excerpt.tsx';
import { foundSections } from './found-sections.ts';
import { ResultCount } from './result-count.tsx';
import { ResultFilters } from './result-filters.tsx';
import { ResultThumbnail } from './result-thumbnail.tsx';
import styles from './search-page.module.css';
import { counted, kindNames, resultsUrl, type SearchQuery } from './search-query.ts';

/** Search results grouped by type, the most relevant one first, or one page of a type. */
export function SearchResults({ query, results }: { query: SearchQuery; results: Found }) {
  const { kind, page } = query;
  const { groups, best, pages, facets } = results;
  const shown = groups.filter(({ total }) => total > 0);
  return (
    <>
      <ResultCount query={query} results={results} />
      <ResultFilters query={query} facets={facets} />
      {best.length > 0 && (
        <section className={styles.group}>
          <SectionHeading>Best match</SectionHeading>
          <ResultList items={best} />
        </section>
      )}
      {shown.map((group) => {
        const names = kindNames(group.kind);
        const isWhole = kind !== undefined || group.items.length === group.total;
        const more = { href: resultsUrl({ ...query, kind: group.kind }), label: `All ${counted(group.total, names)}` };
        return foundSections(group).map(({ id, title, items }, index) => (
          <section key={id} className={styles.group}>
            <SectionHeading more={isWhole || index > 0 ? undefined : more}>{title}</SectionHeading>
            <ResultList items={items} />
          </section>
        ));
      })}
      {kind && (
        <Pagination
          page={page}
          pages={pages}
          label="Pages of results"
          address={(to) => resultsUrl({ ...query, page: to })}
        />
      )}
    </>
  );
}

const ResultList = ({ items }: { items: readonly SearchResult[] }) => (
  <ul className={styles.results}>
    {items.map((result) => (
      <li key={`${result.url} ${result.title}`} className={styles.result}>
        <ResultThumbnail result={result} />
        <ResultText result={result} />
      </li>
    ))}
  </ul>
);

const ResultText = ({ result: { title, url, summary, excerpt, date, links } }: { result: SearchResult }) => (
  <div className={styles.text}>
    <SiteLink className={styles.title} href={url}>
      {enDashed(title)}
    </SiteLink>
    {excerpt ? <Excerpt parts={excerpt} /> : summary && <p className={styles.summary}>{summary}</p>}
    {links && (
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.url}>
            <SiteLink href={link.url} aria-label={`${title}: ${link.title}`}>
              {link.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    )}
    {date && (
      <time className={styles.date} dateTime={date}>
        {longDate(date)}
      </time>
    )}
  </div>
);
