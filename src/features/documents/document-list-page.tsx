import { sportSlug } from '../../domain/sport.ts';
import { athleticsName } from '../../domain/tenant.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterForm } from '../../ui/filter-form.tsx';
import { Head } from '../../ui/head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { DocumentYear } from './document-year.tsx';
import styles from './documents.module.css';
import type { load } from './load-documents.ts';

export default function DocumentListPage({ data: { documents, sport, sports }, query }: PageProps<typeof load>) {
  const { tenant } = getRequestContext();
  const { items, total, page, pages } = documents;
  const years = Map.groupBy(items, ({ date }) => date.slice(0, 4));
  const address = (number: number) =>
    href('documents', {}, { sport: query.get('sport') || undefined, page: number > 1 ? number : undefined });
  return (
    <div className={styles.page}>
      <Head
        title={sport ? `${sport.title} documents` : 'Documents'}
        description={`Policies, forms and reports of ${athleticsName(tenant)}.`}
        path={address(page)}
        indexed={total > 0}
      />
      <Breadcrumbs items={[{ label: 'Home', href: href('home') }, { label: 'Documents' }]} />
      <PageHeader title={sport ? `${sport.title} documents` : 'Documents'} />
      {(total > 0 || sport) && (
        <FilterForm
          action={href('documents')}
          selects={[
            {
              name: 'sport',
              label: 'Sport',
              any: 'All sports',
              value: query.get('sport') || undefined,
              choices: sports.map((each) => ({ value: sportSlug(each), label: each.title })),
            },
          ]}
        />
      )}
      {total === 0 && (
        <EmptyState
          title={sport ? `No ${sport.title.toLowerCase()} documents.` : 'No documents have been published yet.'}
        >
          <p>
            {sport ? (
              <SiteLink href={href('documents')}>All documents</SiteLink>
            ) : (
              <SiteLink href={href('home')}>Home</SiteLink>
            )}
          </p>
        </EmptyState>
      )}
      {[...years].map(([year, ofYear]) => (
        <DocumentYear key={year} year={year} documents={ofYear} />
      ))}
      <Pagination page={page} pages={pages} label="Pages of documents" address={address} />
    </div>
  );
}
