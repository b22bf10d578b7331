import { Fragment } from 'react';

import { imageAddress, imageSourceSet, isResizable } from '../../../web/image-address.ts';
import type { ShownSplash } from './shown-splash.ts';

type Image = ShownSplash['images'][number];

/** The picture variant for the viewport, never cropped because posters have text at the edges. */
export function SplashPicture({ images, isLazy }: { images: readonly Image[]; isLazy: boolean }) {
  const last = images.at(-1);
  if (!last) return null;
  const { url, alt, width, height } = last;
  return (
    <picture>
      {images.map((image) => (
        <Fragment key={image.url}>
          <Source image={image} type="avif" />
          <Source image={image} type="webp" />
        </Fragment>
      ))}
      <img
        src={isResizable(url) ? imageAddress(url, last, 'jpeg') : url}
        alt={alt}
        width={width}
        height={height}
        loading={isLazy ? 'lazy' : undefined}
        // the inline script may have changed it to eager
        suppressHydrationWarning
      />
    </picture>
  );
}

function Source({ image, type }: { image: Image; type: 'avif' | 'webp' }) {
  const media = `(min-width: ${image.breakpoint}px)`;
  if (isResizable(image.url))
    return (
      <source media={media} type={`image/${type}`} srcSet={imageSourceSet(image.url, image, type)} sizes="100vw" />
    );
  return type === 'avif' ? <source media={media} srcSet={image.url} width={image.width} height={image.height} /> : null;
}
