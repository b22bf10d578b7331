import type { author } from '../../content/authors/author.ts';
import type { ItemOf } from '../../content/define-content.ts';

export type Author = ItemOf<(typeof author)['fields']>;
