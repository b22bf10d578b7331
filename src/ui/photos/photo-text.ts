import type { GalleryPhoto } from './gallery-photo.ts';

/** Caption and credit in one line; empty without both. */
export const photoText = ({ caption, credit }: Pick<GalleryPhoto, 'caption' | 'credit'>): string =>
  [caption, credit && `Photo: ${credit}`].filter(Boolean).join(' ');
