import { imageAddress, imageSourceSet, isResizable } from '../../../web/image-address.ts';
import styles from './photo-viewer.module.css';
import type { ViewedPhoto } from './viewed-photo.ts';

const widest = 1600;

/** A photo as large as the window allows, uncropped; the next one is prefetched. */
export function ViewedPicture({ photo, next }: { photo: ViewedPhoto; next: ViewedPhoto | undefined }) {
  return (
    <div className={styles.stage}>
      <img className={styles.picture} {...sourceOf(photo)} alt={photo.alt} />
      {next && <img className={styles.ahead} {...sourceOf(next)} alt="" aria-hidden="true" />}
    </div>
  );
}

function sourceOf({ url, width, height }: ViewedPhoto) {
  // its own proportions, so that the image service does not crop it
  const size = { width: widest, height: Math.round((widest * height) / Math.max(width, 1)) || 1067 };
  if (!isResizable(url)) return { src: url, ...size };
  const half = { width: widest / 2, height: Math.round(size.height / 2) };
  return { src: imageAddress(url, size, 'webp'), srcSet: imageSourceSet(url, half, 'webp'), sizes: '100vw', ...size };
}
