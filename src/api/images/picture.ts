import { type } from 'arktype';

import type { ImageRow } from '../../domain/image.ts';

/** An image with one or two crops. The browser shows the crop with the largest `breakpoint` up to the width of its window. */
export const picture = type({
  images: type({
    /** Site-relative. */
    url: 'string',
    /** Minimum width of the window in pixels; 0 for the default crop. */
    breakpoint: 'number.integer >= 0',
    alt: 'string',
    width: 'number.integer',
    height: 'number.integer',
    /** Color shown until the image has loaded. */
    color: 'string | null',
  }).array(),
});
export type Picture = typeof picture.infer;

/** Tablets and wider windows (`md`) show the wide crop. */
const wideFrom = 768;

type Shape = Pick<ImageRow, 'imagePath' | 'imageAlt' | 'imageWidth' | 'imageHeight' | 'imagePlaceholder'>;

/** Widest crop first; null without an image. */
export function toPicture(wide: Shape | null, narrow: Shape | null): Picture | null {
  const shapes = [
    { shape: wide, breakpoint: narrow ? wideFrom : 0 },
    { shape: narrow, breakpoint: 0 },
  ];
  const images = shapes.flatMap(({ shape, breakpoint }) =>
    shape === null || shape.imagePath === null
      ? []
      : {
          url: `/media/${shape.imagePath}`,
          breakpoint,
          alt: shape.imageAlt ?? '',
          width: shape.imageWidth ?? 0,
          height: shape.imageHeight ?? 0,
          color: shape.imagePlaceholder,
        },
  );
  return images.length > 0 ? { images } : null;
}
