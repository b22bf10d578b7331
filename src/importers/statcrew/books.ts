import { baseball } from './baseball.ts';
import { basketball } from './basketball.ts';
import type { StatCrewBook } from './book.ts';
import { football } from './football.ts';
import { iceHockey } from './ice-hockey.ts';
import { lacrosse } from './lacrosse.ts';
import { soccer } from './soccer.ts';
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
