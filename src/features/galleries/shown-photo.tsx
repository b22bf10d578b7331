import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import type { GalleryPhoto } from '../../ui/photos/gallery-photo.ts';
import { photoText } from '../../ui/photos/photo-text.ts';
import styles from './galleries.module.css';

type Props = { photos: readonly GalleryPhoto[]; index: number; address: (photo: GalleryPhoto) => string };

const width = 1200;

/** A photo with links to the previous and next one. */
export function ShownPhoto({ photos, index, address }: Props) {
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
