import type { GalleryPhoto } from './gallery-photo.ts';

/** Caption and credit on one line; empty without either. */
export const photoText = ({ caption, credit }: Pick<GalleryPhoto, 'caption' | 'credit'>): string =>
  [caption, credit && `Photo: ${credit}`].filter(Boolean).join(' ');
