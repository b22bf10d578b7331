import { type } from 'arktype';

import type { ImageRow } from '../../domain/image.ts';

/** A picture in one or two shapes; of those whose `breakpoint` the window reaches, the widest is shown. */
export const picture = type({
  images: type({
    /** Site-relative. */
    url: 'string',
    /** Width of the window in pixels from which on this shape is meant; 0 is the one that always fits. */
    breakpoint: 'number.integer >= 0',
    alt: 'string',
    width: 'number.integer',
    height: 'number.integer',
    /** Shown until the picture is there. */
    color: 'string | null',
  }).array(),
});
export type Picture = typeof picture.infer;

/** Tablets and wider (`md`) get the wide shape. */
const wideFrom = 768;

type Shape = Pick<ImageRow, 'imagePath' | 'imageAlt' | 'imageWidth' | 'imageHeight' | 'imagePlaceholder'>;

/** Widest shape first; null when there is no picture at all. */
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
