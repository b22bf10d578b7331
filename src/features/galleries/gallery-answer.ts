import type { AnswerOf } from '../../content/define-content.ts';
import type { gallery } from '../../content/galleries/gallery.ts';

export type Gallery = AnswerOf<(typeof gallery)['fields']>;
