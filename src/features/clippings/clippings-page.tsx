import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterForm } from '../../ui/filter-form.tsx';
import { Head } from '../../ui/head.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { articleList } from './article-list.ts';
import { ClippingItem } from './clipping-item.tsx';
import styles from './clippings.module.css';
import type { load } from './load-clippings.ts';

export default function ClippingsPage({ data }: PageProps<typeof load>) {
  const { tenant } = getRequestContext();
  const { clippings, total, filter, sports, years } = data;
  const { items, page, pages } = clippings;
  const slug = filter.sport && sportSlug(filter.sport);
  const addressOf = (number: number) =>
    href('clippings', {}, { sport: slug, year: filter.year, page: number > 1 ? number : undefined });
  const isFiltered = slug !== undefined || filter.year !== undefined;
  return (
    <>
      <Head
        title={['Clippings', filter.sport?.title, filter.year].filter(Boolean).join(' · ')}
        description={`What newspapers, magazines and broadcasters write about ${tenant.name} athletics.`}
        path={addressOf(page)}
        items={items}
      />
      {items.length > 0 && <JsonLd data={articleList(items)} />}
      <PageHeader title="Clippings" />
      <p className={styles.lead}>
        What others write about {tenant.shortName} athletics. Links lead to the publications.
      </p>
      {(isFiltered || total > items.length) && (
        <FilterForm
          action={href('clippings')}
          selects={[
            {
              name: 'sport',
              label: 'Sport',
              any: 'All sports',
              value: slug,
              choices: sports.map((sport) => ({ value: sportSlug(sport), label: sport.title })),
            },
            {
              name: 'year',
              label: 'Year',
              any: 'All years',
              value: filter.year,
              choices: years.map((year) => ({ value: year, label: year })),
            },
          ]}
        />
      )}
      {items.length === 0 ? (
        <EmptyState title={isFiltered ? 'No clipping matches this filter.' : 'No clippings yet.'}>
          <p>
            {isFiltered ? (
              <SiteLink href={href('clippings')}>All clippings</SiteLink>
            ) : (
              <>
                Articles about {tenant.shortName} teams will be listed here.{' '}
                <SiteLink href={href('home')}>Home</SiteLink>
              </>
            )}
          </p>
        </EmptyState>
      ) : (
        <ol className={styles.list}>
          {items.map((item) => (
            <ClippingItem key={item.id} item={item} />
          ))}
        </ol>
      )}
      <Pagination page={page} pages={pages} label="Pages of clippings" address={addressOf} />
    </>
  );
}
