import type { SearchResults } from '../../api/search/schema.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import styles from './search-page.module.css';
import { counted, kindNames, resultsUrl, type SearchQuery } from './search-query.ts';

const anyKind = { one: 'result', many: 'results' };

/** The number of results, and the corrected query if the original was misspelled. */
export function ResultCount({
  query,
  results: { total, best, correctedQuery },
}: {
  query: SearchQuery;
  results: SearchResults;
}) {
  const { q, kind } = query;
  const count = total === 0 ? counted(best.length, anyKind) : counted(total, kind ? kindNames(kind) : anyKind);
  if (!correctedQuery)
    return (
      <p className={styles.count} role="status">
        {count} for “{q}”
      </p>
    );
  return (
    <p className={styles.count} role="status">
      Showing {count} for <strong>{correctedQuery}</strong>. Nothing was found for “{q}”.{' '}
      <SiteLink href={resultsUrl({ q, isLiteral: true })}>Search for “{q}” instead</SiteLink>
    </p>
  );
}
