import { useEffect, useRef, useState } from 'react';

import { imageAddress, imageSourceSet, isResizable } from '../../../web/image-address.ts';
import { VisuallyHidden } from '../../controls/visually-hidden.tsx';
import { Icon } from '../../media/icon.tsx';
import { photoAfterKey, photoAfterSwipe, within } from './photo-steps.ts';
import styles from './photo-viewer.module.css';
import type { ViewedPhoto } from './viewed-photo.ts';

type Props = {
  title: string;
  photos: readonly ViewedPhoto[];
  /** Index of the first photo to show. */
  start: number;
  /** Receives the index of the photo shown last. */
  onClose: (last: number) => void;
};

/** Shows one photo at a time over the page. Arrow keys, Home, End and swipes change it; Escape closes it. */
export function PhotoViewer({ title, photos, start, onClose }: Props) {
  const [index, setIndex] = useState(start);
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const touchedAt = useRef<number>(null);
  const photo = photos[index];

  useEffect(() => dialog.current?.showModal(), []);

  const step = (to: number | undefined) => {
    if (to !== undefined) setIndex(to);
  };

  if (!photo) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-ground="board"
      aria-label={`Photos: ${title}`}
      onClose={() => onClose(index)}
      onKeyDown={(event) => {
        const to = photoAfterKey(event.key, index, photos.length);
        if (to === undefined) return;
        event.preventDefault();
        step(to);
      }}
      onTouchStart={(event) => {
        touchedAt.current = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null;
      }}
      onTouchEnd={(event) => {
        const endedAt = event.changedTouches[0]?.clientX;
        if (touchedAt.current !== null && endedAt !== undefined)
          step(photoAfterSwipe(endedAt - touchedAt.current, index, photos.length));
      }}
    >
      {/* browsers refuse a dialog as full screen */}
      <div ref={frame} className={styles.frame}>
        <div className={styles.bar}>
          <p className={styles.count} aria-live="polite">
            <VisuallyHidden>Photo </VisuallyHidden>
            {index + 1} of {photos.length}
          </p>
          <button
            type="button"
            className={styles.wide}
            onClick={() => frame.current && void toggleFullScreen(frame.current)}
          >
            Full screen
          </button>
          <button type="button" className={styles.button} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
            <VisuallyHidden>Close</VisuallyHidden>
          </button>
        </div>
        <ViewedPicture key={photo.id} photo={photo} next={photos[index + 1]} />
        {/* a disabled button would lose the focus, and the dialog its keys */}
        <div className={styles.foot}>
          <button
            type="button"
            className={styles.button}
            aria-disabled={index === 0}
            onClick={() => step(within(index - 1, photos.length))}
          >
            <Icon name="previous" />
            <VisuallyHidden>Previous photo</VisuallyHidden>
          </button>
          <p className={styles.text}>
            {photo.text} <a href={photo.href}>Link to this photo</a>
          </p>
          <button
            type="button"
            className={styles.button}
            aria-disabled={index === photos.length - 1}
            onClick={() => step(within(index + 1, photos.length))}
          >
            <Icon name="next" />
            <VisuallyHidden>Next photo</VisuallyHidden>
          </button>
        </div>
      </div>
    </dialog>
  );
}

/** Enters or leaves full screen; in browsers without it, such as Safari on phones, the viewer stays over the page. */
async function toggleFullScreen(element: HTMLElement): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await element.requestFullscreen?.();
  } catch {
    // refused by the browser or a policy
  }
}

const widest = 1600;

/** A photo as large as the window allows, uncropped; the next one is prefetched. */
function ViewedPicture({ photo, next }: { photo: ViewedPhoto; next: ViewedPhoto | undefined }) {
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
