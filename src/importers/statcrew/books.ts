import { basketball } from './basketball/book.ts';
import type { StatCrewBook } from './book.ts';
import { football } from './football/book.ts';
import { iceHockey } from './goal-sports/ice-hockey.ts';
import { lacrosse } from './goal-sports/lacrosse.ts';
import { soccer } from './goal-sports/soccer.ts';
import { baseball } from './scorebook/book.ts';
import { volleyball } from './volleyball.ts';

/** Sports by root element. */
export const books: Readonly<Record<string, StatCrewBook>> = {
  fbgame: football,
  bbgame: basketball,
  vbgame: volleyball,
  bsgame: baseball,
  sogame: soccer,
  lcgame: lacrosse,
  hkgame: iceHockey,
};
