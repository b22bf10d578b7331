import { type } from 'arktype';

import { scoreboardGame } from '../../domain/live/scoreboard.ts';
import { scoreBook } from '../stats/score-book.ts';

/** How likely the home team was to win, in percent, after so many seconds of play. */
const winProbability = type({ seconds: 'number.integer >= 0', home: '0 <= number <= 100' }).array();

/** A game that is followed, whole: its line of the scoreboard, and the score book as of the last good snapshot. */
export const liveGame = scoreboardGame.merge({
  book: scoreBook,
  /** In time order; null in sports without a model. */
  winProbability: winProbability.or('null'),
});
export type LiveGame = typeof liveGame.infer;
