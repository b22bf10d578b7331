import { type } from 'arktype';

import { scoreboardGame } from '../../domain/live/scoreboard.ts';
import { scoreBook } from '../stats/score-book.ts';

/** The home team's win probability in percent by seconds of play. */
const winProbability = type({ seconds: 'number.integer >= 0', home: '0 <= number <= 100' }).array();

/** A live game: its scoreboard entry and the box score of the last valid snapshot. */
export const liveGame = scoreboardGame.merge({
  book: scoreBook,
  /** In time order; null in sports without a model. */
  winProbability: winProbability.or('null'),
});
export type LiveGame = typeof liveGame.infer;
