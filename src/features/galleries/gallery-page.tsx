import { longDate } from '../../domain/printed-date.ts';
import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import type { GalleryPhoto } from '../../ui/photos/gallery-photo.ts';
import { PhotoGrid } from '../../ui/photos/photo-grid.tsx';
import { photoText } from '../../ui/photos/photo-text.ts';
import { TagLinks } from '../../ui/stories/tag-links.tsx';
import { counted } from '../../web/counted.ts';
import styles from './galleries.module.css';
import { GalleryHead } from './gallery-head.tsx';
import type { loadGallery } from './loads.ts';

type Props = { photos: readonly GalleryPhoto[]; index: number; address: (photo: GalleryPhoto) => string };

const width = 1200;

/** A photo with links to the previous and next one. */
function ShownPhoto({ photos, index, address }: Props) {
  const [previous, photo, next] = [photos[index - 1], photos[index], photos[index + 1]];
  if (!photo) return null;
  return (
    <div className={styles.shown} id="photo">
      <figure>
        <Picture
          url={photo.url}
          alt={photo.alt}
          width={width}
          height={Math.round((width * photo.height) / Math.max(photo.width, 1)) || 800}
          itemId={photo.id}
          eager
        />
        <figcaption className={styles.caption}>{photoText(photo)}</figcaption>
      </figure>
      <nav className={styles.steps} aria-label="Photos">
        {previous && <SiteLink href={address(previous)}>Previous photo</SiteLink>}
        <span>
          {index + 1} of {photos.length}
        </span>
        {next && <SiteLink href={address(next)}>Next photo</SiteLink>}
      </nav>
    </div>
  );
}

/** A photo gallery; a photo named in the query is shown large above the others. */
export default function GalleryPage({ data: { item, photos, shown } }: PageProps<typeof loadGallery>) {
  const address = (photo: { id: number }) => `${item.url}?photo=${photo.id}`;
  return (
    <>
      <GalleryHead gallery={item} photos={photos} />
      <Breadcrumbs items={[{ label: 'Photo galleries', href: href('galleries') }, { label: item.title }]} />
      <header className={styles.top}>
        <h1>{item.title}</h1>
        <p className={styles.facts}>
          <time dateTime={item.date}>{longDate(item.date)}</time>
          <span>{counted(photos.length, 'photo')}</span>
          {item.sports.map((sport) => (
            <SiteLink key={sport.id} href={href('sport', { slug: sportSlug(sport) })}>
              {sport.title}
            </SiteLink>
          ))}
        </p>
        {/* sanitized by the API */}
        {item.about && <div className={styles.about} dangerouslySetInnerHTML={{ __html: item.about }} />}
      </header>
      {shown !== undefined && <ShownPhoto photos={photos} index={shown} address={address} />}
      {photos.length > 0 ? (
        <PhotoGrid photos={photos} title={item.title} address={address} />
      ) : (
        <EmptyState title="No photos yet." />
      )}
      <TagLinks tags={item.tags} />
      <ThirdParties contentId={item.id} />
    </>
  );
}
