import type { ItemOf } from '../../content/define-content.ts';
import { document } from '../../content/documents/document.ts';
import { longDate } from '../../domain/printed-date.ts';
import { sportSlug } from '../../domain/sport.ts';
import { athleticsName } from '../../domain/tenant.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { sportFilter } from '../../ui/controls/sport-filter.ts';
import { FileLink } from '../../ui/media/file-link.tsx';
import { ContentList } from '../../ui/page/content-list.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import styles from './documents.module.css';
import type { loadDocuments } from './loads.ts';

export default function DocumentListPage({ data: { documents, sport, sports } }: PageProps<typeof loadDocuments>) {
  const { tenant } = getRequestContext();
  const { items, total, page, pages } = documents;
  const years = Map.groupBy(items, ({ date }) => date.slice(0, 4));
  const slug = sport && sportSlug(sport);
  const address = (number: number) => href('documents', {}, { sport: slug, page: number > 1 ? number : undefined });
  return (
    <div className={styles.page}>
      <ContentList
        kind={document}
        title={sport ? `${sport.title} documents` : 'Documents'}
        description={`Policies, forms and reports of ${athleticsName(tenant)}.`}
        path={address(page)}
        indexed={total > 0}
        breadcrumbs={[{ label: 'Home', href: href('home') }, { label: 'Documents' }]}
        filter={(total > 0 || sport) && [sportFilter(slug, sports)]}
        empty={
          total === 0 && {
            title: sport ? `No ${sport.title.toLowerCase()} documents.` : 'No documents have been published yet.',
            instead: sport ? (
              <SiteLink href={href('documents')}>All documents</SiteLink>
            ) : (
              <SiteLink href={href('home')}>Home</SiteLink>
            ),
          }
        }
        pages={{ page, pages, label: 'Pages of documents', address }}
      >
        {[...years].map(([year, ofYear]) => (
          <DocumentYear key={year} year={year} documents={ofYear} />
        ))}
      </ContentList>
    </div>
  );
}

type Document = ItemOf<(typeof document)['fields']>;

/** The documents of a year, newest first. */
const DocumentYear = ({ year, documents }: { year: string; documents: readonly Document[] }) => (
  <section className={styles.year} aria-labelledby={`documents-${year}`}>
    <SectionHeading id={`documents-${year}`}>{year}</SectionHeading>
    <ul className={styles.documents}>
      {documents.map(({ id, title, url, file, date, summary, sports }) => (
        <li key={id} className={styles.document}>
          <div>
            <FileLink href={url ?? ''} title={title} file={file} />
            {summary && <p className={styles.summary}>{summary}</p>}
          </div>
          <p className={styles.facts}>
            <time dateTime={date}>{longDate(date)}</time>
            {sports.length > 0 && <span>{sports.map((sport) => sport.title).join(', ')}</span>}
          </p>
        </li>
      ))}
    </ul>
  </section>
);
