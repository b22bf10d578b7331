import { type } from 'arktype';

import { side } from '../side.ts';
import { boxSituation } from './situation.ts';

/** A game clock as it was read: from `at` on it runs by itself while `running`. */
export const liveClock = type({
  seconds: 'number.integer >= 0',
  running: 'boolean',
  direction: "'up' | 'down'",
  /** ISO instant. */
  at: 'string',
});
export type LiveClock = typeof liveClock.infer;

/** One game that is followed, as scoreboards show it. Scores are ours and the opponent's. */
export const scoreboardGame = type({
  gameId: 'number.integer',
  /** Rises with every change, survives restarts and never falls. */
  version: 'number.integer >= 0',
  /** The nine states (domain/game-state.ts). */
  state: '0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8',
  stateReason: 'string | null',
  /** The college's side. Wherever both teams are named the visitors come first. */
  ourSide: side,
  teamScore: 'number.integer',
  opponentScore: 'number.integer',
  /** 0 before the first period. */
  period: 'number.integer >= 0',
  /** The period as printed beside a score: "2nd quarter", "OT 2", "Top 5th", "Set 3", "Halftime"; empty before the first. */
  periodText: 'string',
  /** Null in sports without a clock, and where nobody keeps it. */
  clock: liveClock.or('null'),
  situation: boxSituation,
  /** "OT", "2OT", "11" (innings); empty in regulation. */
  overtime: 'string',
  /** Once the game is decided. */
  outcome: "'W' | 'L' | 'T' | null",
  /** ISO instant at which the source last gave a sign of life: two minutes later its data are delayed. */
  heardAt: 'string',
  /** Site-relative address of the game center. */
  url: 'string',
});
export type ScoreboardGame = typeof scoreboardGame.infer;

/** All games of a college that are followed: those under way, and those that ended in the last hours. */
export const scoreboard = type({
  /** Rises with every change of one of them. */
  version: 'number.integer >= 0',
  games: scoreboardGame.array(),
});
export type Scoreboard = typeof scoreboard.infer;
