import { defineContent } from '../define-content.ts';
import { alt, picture } from '../fields/media.ts';
import { integer, text } from '../fields/plain.ts';
import { content } from '../fields/references.ts';
import { gallery } from './gallery.ts';

/** A picture of a gallery. It is hidden with its gallery. */
export const photo = defineContent({
  name: 'photo',
  about: 'Pictures of photo galleries',
  path: '/Photos',
  fields: {
    gallery: content('Gallery', gallery, { hint: 'the photo gallery it belongs to' }),
    alt: alt({ of: ['image'] }),
    image: picture('Picture', { folder: 'galleries' }),
    caption: text('Caption', { max: 500 }).optional(),
    credit: text('Credit', { hint: 'who took it' }).optional(),
    position: integer('Position', { hint: 'its rank in the gallery, lower first (default: last)' }).filled(),
  },
  visibility: 'public',
  partOf: 'gallery',
  order: ['gallery', 'position'],
  unique: [['gallery', 'image']],
  filters: ['galleryId'],
  columns: ['caption', 'gallery', 'image', 'position'],
});
