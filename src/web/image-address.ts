const widths = [160, 320, 480, 640, 960, 1280, 1600];

export type ImageType = 'avif' | 'webp' | 'jpeg' | 'png';

/** The URL of a picture in this size from the image service. */
export function imageAddress(url: string, size: { width: number; height: number }, type: ImageType): string {
  const query = new URLSearchParams({ url, width: String(size.width), height: String(size.height), type });
  return `/images/resize?${query}`;
}

/** `srcset` for a picture that is at most `width` CSS pixels wide, up to twice that for high-density screens. */
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

/** SVG images scale by themselves, so the image service does not resize them. */
export const isResizable = (url: string): boolean => !/\.svg(?:[?#]|$)/i.test(url) && !url.startsWith('data:');

/** False for an empty URL or a bare site root, which records use for a missing picture. */
export const isPicture = (url: string | null | undefined): url is string =>
  Boolean(url) && !/^(?:https?:\/\/[^/]+)?\/?$/.test(url ?? '');
