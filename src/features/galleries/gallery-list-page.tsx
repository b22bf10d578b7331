import type { CollectionPage, WithContext } from 'schema-dts';

import { gallery } from '../../content/galleries/gallery.ts';
import { longDate } from '../../domain/printed-date.ts';
import { sportSlug, sportTitles } from '../../domain/sport.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { sportFilter } from '../../ui/controls/sport-filter.ts';
import { Picture } from '../../ui/media/picture.tsx';
import cardTitle from '../../ui/page/card-title.module.css';
import { ContentList } from '../../ui/page/content-list.tsx';
import type { GalleryPhoto } from '../../ui/photos/gallery-photo.ts';
import { counted } from '../../web/counted.ts';
import styles from './galleries.module.css';
import type { Gallery } from './gallery.ts';
import type { loadGalleryList } from './loads.ts';

/** The photo galleries of the college, newest first. */
export default function GalleryListPage({
  data: { sport, sports, list, galleries },
}: PageProps<typeof loadGalleryList>) {
  const { tenant } = getRequestContext();
  const slug = sport && sportSlug(sport);
  const title = sport ? `${sport.title} photo galleries` : 'Photo galleries';
  const address = (page: number) => href('galleries', {}, { sport: slug, page: page > 1 ? page : undefined });
  const data: WithContext<CollectionPage> = {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': canonicalAddress(address(list.page)),
    name: title,
  };
  return (
    <ContentList
      kind={gallery}
      title={title}
      description={`${title} of ${tenant.name}: games, fans and campus in pictures.`}
      path={address(list.page)}
      indexed={galleries.length > 0}
      data={data}
      filter={(sport || galleries.length > 0) && [sportFilter(slug, sports)]}
      empty={
        galleries.length === 0 && {
          title: `No ${sport ? `${sport.title.toLowerCase()} ` : ''}photo galleries yet.`,
          instead: (
            <>
              Pictures of games are in the stories about them. <SiteLink href={href('news')}>News</SiteLink>
            </>
          ),
        }
      }
      pages={{ page: list.page, pages: list.pages, label: 'Pages of galleries', address }}
    >
      <ul className={styles.cards}>
        {galleries.map(({ item, photos }) => (
          <li key={item.id}>
            <GalleryCard gallery={item} photos={photos} />
          </li>
        ))}
      </ul>
    </ContentList>
  );
}

/** A gallery with its first three photos; the whole card is a link. */
const GalleryCard = ({ gallery, photos }: { gallery: Gallery; photos: readonly GalleryPhoto[] }) => (
  <article className={styles.card}>
    <div className={styles.preview} data-count={Math.min(photos.length, 3)}>
      {photos.slice(0, 3).map((photo) => (
        <Picture
          key={photo.id}
          url={photo.url}
          alt=""
          focus={photo.focus}
          {...(photo.color && { color: photo.color })}
          width={400}
          height={300}
          sizes="(max-width: 639px) 66vw, 280px"
          itemId={photo.id}
        />
      ))}
    </div>
    {gallery.sports.length > 0 && <p className={styles.topic}>{sportTitles(gallery.sports)}</p>}
    <h2 className={`${cardTitle.title} ${styles.name}`}>
      <SiteLink href={gallery.url ?? ''}>{gallery.title}</SiteLink>
    </h2>
    <p className={styles.facts}>
      <time dateTime={gallery.date}>{longDate(gallery.date)}</time>
      <span>{counted(photos.length, 'photo')}</span>
    </p>
  </article>
);
