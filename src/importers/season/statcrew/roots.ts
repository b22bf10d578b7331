import type { SportFamily } from '../../../domain/sport-family.ts';
import type { StatCrewBook } from '../../statcrew/book.ts';
import { books } from '../../statcrew/books.ts';

type SeasonRoot = { families: readonly SportFamily[]; game: StatCrewBook | undefined };

/** Sports by root element of a season file, with the reader of their games' figures. */
export const seasonRoots: Readonly<Record<string, SeasonRoot>> = {
  bsseas: { families: ['baseball', 'softball'], game: books['bsgame'] },
  bbseas: { families: ['basketball'], game: books['bbgame'] },
  fbseas: { families: ['football'], game: books['fbgame'] },
  vbseas: { families: ['volleyball'], game: books['vbgame'] },
  soseas: { families: ['soccer', 'fieldhockey'], game: books['sogame'] },
  lcseas: { families: ['lacrosse'], game: books['lcgame'] },
  hkseas: { families: ['icehockey'], game: books['hkgame'] },
};
