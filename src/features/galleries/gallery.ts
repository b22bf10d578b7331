import type { ItemOf } from '../../content/define-content.ts';
import type { gallery } from '../../content/galleries/gallery.ts';

export type Gallery = ItemOf<(typeof gallery)['fields']>;
