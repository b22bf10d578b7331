import { baseball } from './baseball.ts';
import { basketball } from './basketball.ts';
import { football } from './football.ts';
import { iceHockey, lacrosse, soccer } from './goal-sports.ts';
import type { ReplayBook } from './replay-book.ts';
import { volleyball } from './volleyball.ts';

/** Sports by root element, as in the importers' `books.ts`. */
export const replayBooks: Readonly<Record<string, ReplayBook>> = {
  fbgame: football,
  bbgame: basketball,
  vbgame: volleyball,
  bsgame: baseball,
  sogame: soccer,
  lcgame: lacrosse,
  hkgame: iceHockey,
};
