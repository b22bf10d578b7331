import { alias } from 'drizzle-orm/pg-core';

import { image } from './schema/image.ts';

/** All columns of a picture except its bytes, keyed as in `ImageRow`. */
export const imageColumns = {
  imagePath: image.path,
  imageAlt: image.alt,
  imageCaption: image.caption,
  imageCredit: image.credit,
  imageWidth: image.width,
  imageHeight: image.height,
  imageFocalX: image.focalX,
  imageFocalY: image.focalY,
  imagePlaceholder: image.placeholder,
};

/** The second variant of a picture, if it has one. */
export const narrowImage = alias(image, 'narrow');

/** Source columns of a picture variant. */
export const shapeColumns = {
  imagePath: image.path,
  imageAlt: image.alt,
  imageWidth: image.width,
  imageHeight: image.height,
  imagePlaceholder: image.placeholder,
};
export const narrowShapeColumns = {
  imagePath: narrowImage.path,
  imageAlt: narrowImage.alt,
  imageWidth: narrowImage.width,
  imageHeight: narrowImage.height,
  imagePlaceholder: narrowImage.placeholder,
};
