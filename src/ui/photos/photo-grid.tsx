import { SiteLink } from '../controls/site-link.tsx';
import { Picture } from '../media/picture.tsx';
import { PhotoViewerGate } from './client/photo-viewer-gate.tsx';
import type { GalleryPhoto } from './gallery-photo.ts';
import styles from './photo-grid.module.css';
import { photoText } from './photo-text.ts';

type Props = {
  photos: readonly GalleryPhoto[];
  title: string;
  /** The page of a photo. */
  address: (photo: GalleryPhoto) => string;
};

/** The photos of a gallery, cropped alike. Each links to its own page; with JavaScript it opens in a viewer. */
export const PhotoGrid = ({ photos, title, address }: Props) => (
  <PhotoViewerGate
    title={title}
    photos={photos.map((photo) => ({ ...photo, text: photoText(photo), href: address(photo) }))}
  >
    <ul className={styles.grid}>
      {photos.map((photo) => (
        <li key={photo.id} id={`photo-${photo.id}`}>
          <figure className={styles.photo}>
            <SiteLink className={styles.link} href={address(photo)} data-photo={photo.id}>
              <Picture
                url={photo.url}
                alt={photo.alt}
                focus={photo.focus}
                {...(photo.color && { color: photo.color })}
                width={480}
                height={320}
                sizes="(max-width: 639px) 50vw, 400px"
                itemId={photo.id}
              />
            </SiteLink>
            {photoText(photo) && <figcaption className={styles.caption}>{photoText(photo)}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  </PhotoViewerGate>
);
