import { longDate } from '../../domain/printed-date.ts';
import { sportTitles } from '../../domain/sport.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import cardTitle from '../../ui/page/card-title.module.css';
import type { GalleryPhoto } from '../../ui/photos/gallery-photo.ts';
import { counted } from '../../web/counted.ts';
import styles from './galleries.module.css';
import type { Gallery } from './gallery.ts';

/** A gallery with its first three photos; the whole card is a link. */
export const GalleryCard = ({ gallery, photos }: { gallery: Gallery; photos: readonly GalleryPhoto[] }) => (
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
