import { type } from 'arktype';

import { side } from '../side.ts';

const pair = type({ home: 'number.integer >= 0', away: 'number.integer >= 0' });

/** How things stand at one moment of a game, beyond score, period and clock. Absent where the feed does not tell. */
export const boxSituation = type({
  /** Whether the game clock runs. */
  'running?': 'boolean',
  /** Whether the clock of this feed counts up or down, where that may be either. */
  'clockDirection?': "'up' | 'down'",
  /** Who has the ball (football, basketball), bats (baseball, softball) or serves (volleyball). */
  'possession?': side,
  /** Basketball: whose ball the next held ball is. */
  'arrow?': side,
  /** Football: 1-4, with `toGo` yards to a first down. */
  'down?': '1 <= number.integer <= 4',
  'toGo?': 'number.integer >= 0',
  /** Football: where the ball lies, as scorers write it: "DU 35". */
  'ballOn?': 'string',
  /** Baseball and softball: which half of the inning. */
  'half?': "'top' | 'bottom'",
  'outs?': '0 <= number.integer <= 3',
  'balls?': '0 <= number.integer <= 4',
  'strikes?': '0 <= number.integer <= 3',
  /** Runners by base; an empty name is somebody unnamed. */
  'first?': 'string',
  'second?': 'string',
  'third?': 'string',
  'batter?': 'string',
  'pitcher?': 'string',
  /** Volleyball: points of the set being played. */
  'points?': pair,
  'timeouts?': pair,
  /** Basketball: who shoots bonus free throws. */
  'bonus?': type({ 'home?': 'boolean', 'away?': 'boolean' }),
});
export type BoxSituation = typeof boxSituation.infer;
