import type { ImageResponse } from '../../domain/image.ts';

/** A photo as pages print it. */
export type GalleryPhoto = {
  id: number;
  url: string;
  alt: string;
  width: number;
  height: number;
  focus: { x: number; y: number };
  color: string | null;
  caption: string | null;
  credit: string | null;
};

type Answer = { id: number; image: ImageResponse | null; caption: string | null; credit: string | null };

/** Converts a photo from the API; undefined if its picture is missing. */
export function toGalleryPhoto({ id, image, caption, credit }: Answer): GalleryPhoto | undefined {
  if (!image) return undefined;
  const { url, altText: alt, width, height, focus, color, creditName } = image;
  return { id, url, alt, width, height, focus, color, caption, credit: credit ?? creditName };
}
