import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterForm } from '../../ui/filter-form.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './galleries.module.css';
import { GalleryCard } from './gallery-card.tsx';
import { GalleryListHead } from './gallery-list-head.tsx';
import type { load } from './load-gallery-list.ts';

/** The photo galleries of the college, newest first. */
export default function GalleryListPage({ data: { sport, sports, list, galleries } }: PageProps<typeof load>) {
  const slug = sport && sportSlug(sport);
  const title = sport ? `${sport.title} photo galleries` : 'Photo galleries';
  return (
    <>
      <GalleryListHead title={title} page={list.page} sport={slug} isEmpty={galleries.length === 0} />
      <PageHeader title={title} />
      {(sport || galleries.length > 0) && (
        <FilterForm
          action={href('galleries')}
          selects={[{ name: 'sport', label: 'Sport', any: 'All sports', value: slug, choices: sports }]}
        />
      )}
      {galleries.length > 0 ? (
        <ul className={styles.cards}>
          {galleries.map(({ item, photos }) => (
            <li key={item.id}>
              <GalleryCard gallery={item} photos={photos} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={`No ${sport ? `${sport.title.toLowerCase()} ` : ''}photo galleries yet.`}>
          <p>
            Pictures of games are in the stories about them. <SiteLink href={href('news')}>News</SiteLink>
          </p>
        </EmptyState>
      )}
      <Pagination
        label="Pages of galleries"
        page={list.page}
        pages={list.pages}
        address={(page) => href('galleries', {}, { sport: slug, page })}
      />
    </>
  );
}
