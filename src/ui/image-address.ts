const widths = [160, 320, 480, 640, 960, 1280, 1600];

export type ImageType = 'avif' | 'webp' | 'jpeg' | 'png';

/** Address of a picture in a given size from the image service; the aspect ratio is that of `width` to `height`. */
export function imageAddress(url: string, size: { width: number; height: number }, type: ImageType): string {
  const query = new URLSearchParams({ url, width: String(size.width), height: String(size.height), type });
  return `/images/resize?${query}`;
}

/** `srcset` for a picture drawn at most `width` CSS pixels wide, up to twice that for dense screens. */
export function imageSourceSet(
  url: string,
  { width, height }: { width: number; height: number },
  type: ImageType,
): string {
  const offered = [...new Set([...widths.filter((candidate) => candidate < width * 2), Math.min(width * 2, 1600)])];
  return offered
    .map(
      (candidate) =>
        `${imageAddress(url, { width: candidate, height: Math.round((candidate * height) / width) }, type)} ${candidate}w`,
    )
    .join(', ');
}

/** Drawings scale by themselves, and the site root is no picture: neither goes through the image service. */
export const isResizable = (url: string): boolean => !/\.svg(?:[?#]|$)/i.test(url) && !url.startsWith('data:');

/** False for an empty address or a bare site root, which stored records use for 'no picture'. */
export const isPicture = (url: string | null | undefined): url is string =>
  Boolean(url) && !/^(?:https?:\/\/[^/]+)?\/?$/.test(url ?? '');
