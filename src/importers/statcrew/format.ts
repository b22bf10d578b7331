import type { GameFormat } from '../game-format.ts';
import { books } from './books.ts';
import { parseStatCrew } from './parse.ts';
import { toBoxScore } from './to-domain.ts';

export const statcrew: GameFormat = {
  name: 'statcrew',
  title: 'StatCrew / LiveStats XML',
  recognizes: (content) => content.kind === 'xml' && Object.hasOwn(books, content.root),
  read: (content, mode) => toBoxScore(parseStatCrew(content), mode),
};
