import type { SportFamily } from '../../sport-family.ts';
import { baseballBook, softballBook } from './baseball.ts';
import { basketballBook } from './basketball.ts';
import { footballBook } from './football.ts';
import { iceHockeyBook } from './ice-hockey.ts';
import { lacrosseBook } from './lacrosse.ts';
import type { SeasonBook } from './season-book.ts';
import { fieldHockeyBook, soccerBook } from './soccer.ts';
import { volleyballBook } from './volleyball.ts';

export const seasonBooks: Partial<Record<SportFamily, SeasonBook>> = {
  football: footballBook,
  basketball: basketballBook,
  baseball: baseballBook,
  softball: softballBook,
  volleyball: volleyballBook,
  soccer: soccerBook,
  fieldhockey: fieldHockeyBook,
  icehockey: iceHockeyBook,
  lacrosse: lacrosseBook,
};

/** The season statistics of a sport family, or `undefined` if it has no box score. */
export const getSeasonBook = (family: SportFamily): SeasonBook | undefined => seasonBooks[family];
