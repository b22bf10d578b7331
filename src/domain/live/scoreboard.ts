import { type } from 'arktype';

import { side } from '../side.ts';
import { boxSituation } from './situation.ts';

/** A clock reading: while `running`, the clock continues from `at`. */
export const liveClock = type({
  seconds: 'number.integer >= 0',
  running: 'boolean',
  direction: "'up' | 'down'",
  /** ISO instant. */
  at: 'string',
});
export type LiveClock = typeof liveClock.infer;

/** A live game as scoreboards show it. Scores are ours and the opponent's. */
export const scoreboardGame = type({
  gameId: 'number.integer',
  /** Increases with every change, even across restarts. */
  version: 'number.integer >= 0',
  /** The nine states (domain/game-state.ts). */
  state: '0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8',
  stateReason: 'string | null',
  /** The college's side. The visiting team is printed first. */
  ourSide: side,
  teamScore: 'number.integer',
  opponentScore: 'number.integer',
  /** 0 before the first period. */
  period: 'number.integer >= 0',
  /** The period as printed beside a score: "2nd quarter", "OT 2", "Top 5th", "Set 3", "Halftime"; empty before the first. */
  periodText: 'string',
  /** Null in sports without a clock, or if it is not kept. */
  clock: liveClock.or('null'),
  situation: boxSituation,
  /** "OT", "2OT", "11" (innings); empty in regulation. */
  overtime: 'string',
  /** Present once the game is decided. */
  outcome: "'W' | 'L' | 'T' | null",
  /** ISO instant at which the source was last seen; after two minutes its data count as delayed. */
  lastSeenAt: 'string',
  /** Site-relative URL of the game center. */
  url: 'string',
});
export type ScoreboardGame = typeof scoreboardGame.infer;

/** A college's live games: those in progress and those that ended in the last few hours. */
export const scoreboard = type({
  /** Increases with every change of any game. */
  version: 'number.integer >= 0',
  games: scoreboardGame.array(),
});
export type Scoreboard = typeof scoreboard.infer;
