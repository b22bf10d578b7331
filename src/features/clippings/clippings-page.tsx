import type { ItemList, WithContext } from 'schema-dts';

import { clipping } from '../../content/clippings/clipping.ts';
import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { sportFilter } from '../../ui/controls/sport-filter.ts';
import { ContentList } from '../../ui/page/content-list.tsx';
import { itemList } from '../../ui/page/item-list.ts';
import { type Clipping, ClippingItem } from './clipping-item.tsx';
import styles from './clippings.module.css';
import type { loadClippings } from './loads.ts';

export default function ClippingsPage({ data }: PageProps<typeof loadClippings>) {
  const { tenant } = getRequestContext();
  const { clippings, total, filter, sports, years } = data;
  const { items, page, pages } = clippings;
  const slug = filter.sport && sportSlug(filter.sport);
  const addressOf = (number: number) =>
    href('clippings', {}, { sport: slug, year: filter.year, page: number > 1 ? number : undefined });
  const isFiltered = slug !== undefined || filter.year !== undefined;
  return (
    <ContentList
      kind={clipping}
      title="Clippings"
      documentTitle={['Clippings', filter.sport?.title, filter.year].filter(Boolean).join(' · ')}
      description={`What newspapers, magazines and broadcasters write about ${tenant.name} athletics.`}
      path={addressOf(page)}
      items={items}
      data={items.length > 0 ? articleList(items) : undefined}
      lead={
        <p className={styles.lead}>
          What others write about {tenant.shortName} athletics. Links lead to the publications.
        </p>
      }
      filter={
        (isFiltered || total > items.length) && [
          sportFilter(slug, sports),
          {
            name: 'year',
            label: 'Year',
            any: 'All years',
            value: filter.year,
            choices: years.map((year) => ({ value: year, label: year })),
          },
        ]
      }
      empty={
        items.length === 0 && {
          title: isFiltered ? 'No clipping matches this filter.' : 'No clippings yet.',
          instead: isFiltered ? (
            <SiteLink href={href('clippings')}>All clippings</SiteLink>
          ) : (
            <>
              Articles about {tenant.shortName} teams will be listed here. <SiteLink href={href('home')}>Home</SiteLink>
            </>
          ),
        }
      }
      pages={{ page, pages, label: 'Pages of clippings', address: addressOf }}
    >
      <ol className={styles.list}>
        {items.map((item) => (
          <ClippingItem key={item.id} item={item} />
        ))}
      </ol>
    </ContentList>
  );
}

/** Clippings as structured data, in the order of the page. */
const articleList = (items: readonly Clipping[]): WithContext<ItemList> =>
  itemList(
    items.map(({ title, link, date, outlet, author }) => ({
      '@type': 'NewsArticle',
      headline: title,
      datePublished: date,
      publisher: { '@type': 'NewsMediaOrganization', name: outlet },
      ...(link && { url: link }),
      ...(author && { author: { '@type': 'Person', name: author } }),
    })),
    'Clippings',
  );
