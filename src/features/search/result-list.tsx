import type { SearchResult } from '../../api/search/schema.ts';
import { longDate } from '../../domain/printed-date.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { enDashed } from '../../web/text.ts';
import { Excerpt } from './excerpt.tsx';
import { ResultThumbnail } from './result-thumbnail.tsx';
import styles from './search-page.module.css';

export const ResultList = ({ items }: { items: readonly SearchResult[] }) => (
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
