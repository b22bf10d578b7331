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
