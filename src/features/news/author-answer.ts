import type { author } from '../../content/authors/author.ts';
import type { AnswerOf } from '../../content/define-content.ts';

export type Author = AnswerOf<(typeof author)['fields']>;
