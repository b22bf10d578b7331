import { alias } from 'drizzle-orm/pg-core';

import { image } from '../../db/schema/image.ts';

/** Everything of a picture but its bytes, named as `ImageRow` has it. */
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

/** The second shape of a picture that has two. */
export const narrowImage = alias(image, 'narrow');

/** What a shape of a picture is drawn from. */
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
