import { type } from 'arktype';

/** An image in a response. `isDefault` marks a missing image, for which clients draw a monogram or number. */
export const imageResponse = type({
  /** Site-relative. */
  url: 'string',
  absoluteUrl: 'string',
  altText: 'string',
  title: 'string',
  creditName: 'string | null',
  mediaCaption: 'string | null',
  width: 'number.integer',
  height: 'number.integer',
  /** The focal point of crops, in percent from left and top. */
  focus: type({ x: 'number', y: 'number' }),
  /** Color shown until the image has loaded. */
  color: 'string | null',
  isDefault: 'boolean',
});
export type ImageResponse = typeof imageResponse.infer;

/** Fallback for a person without an image, because existing programs fail on null. */
export const defaultPersonImage = '/default-person.svg';

/** The image columns that responses contain; all null without an image. */
export type ImageRow = {
  imagePath: string | null;
  imageAlt: string | null;
  imageCaption: string | null;
  imageCredit: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
  imageFocalX: number | null;
  imageFocalY: number | null;
  imagePlaceholder: string | null;
};

export function toImage(row: ImageRow, origin: string): ImageResponse | null {
  if (row.imagePath === null) return null;
  const url = `/media/${row.imagePath}`;
  return {
    url,
    absoluteUrl: `${origin}${url}`,
    altText: row.imageAlt ?? '',
    title: row.imageAlt ?? '',
    creditName: row.imageCredit,
    mediaCaption: row.imageCaption,
    width: row.imageWidth ?? 0,
    height: row.imageHeight ?? 0,
    focus: { x: (row.imageFocalX ?? 0.5) * 100, y: (row.imageFocalY ?? 0.5) * 100 },
    color: row.imagePlaceholder,
    isDefault: false,
  };
}

export const toPersonImage = (row: ImageRow, name: string, origin: string): ImageResponse =>
  toImage(row, origin) ?? {
    url: defaultPersonImage,
    absoluteUrl: `${origin}${defaultPersonImage}`,
    altText: name,
    title: name,
    creditName: null,
    mediaCaption: null,
    width: 400,
    height: 500,
    focus: { x: 50, y: 50 },
    color: null,
    isDefault: true,
  };
