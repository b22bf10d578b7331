import { type } from 'arktype';

import { side } from '../side.ts';

const pair = type({ home: 'number.integer >= 0', away: 'number.integer >= 0' });

/** The situation beyond score, period and clock. Fields that the feed omits are absent. */
export const boxSituation = type({
  /** Whether the game clock runs. */
  'running?': 'boolean',
  /** Direction of this feed's clock, in sports where it varies. */
  'clockDirection?': "'up' | 'down'",
  /** Who has the ball (football, basketball), bats (baseball, softball) or serves (volleyball). */
  'possession?': side,
  /** Basketball: possession arrow. */
  'arrow?': side,
  /** Football: 1-4, with `toGo` yards to a first down. */
  'down?': '1 <= number.integer <= 4',
  'toGo?': 'number.integer >= 0',
  /** Football: ball spot as scorers write it: "DU 35". */
  'ballOn?': 'string',
  /** Baseball and softball: which half of the inning. */
  'half?': "'top' | 'bottom'",
  'outs?': '0 <= number.integer <= 3',
  'balls?': '0 <= number.integer <= 4',
  'strikes?': '0 <= number.integer <= 3',
  /** Runners by base; the name is empty if the feed omits it. */
  'first?': 'string',
  'second?': 'string',
  'third?': 'string',
  'batter?': 'string',
  'pitcher?': 'string',
  /** Volleyball: points in the current set. */
  'points?': pair,
  'timeouts?': pair,
  /** Basketball: teams in the bonus. */
  'bonus?': type({ 'home?': 'boolean', 'away?': 'boolean' }),
});
export type BoxSituation = typeof boxSituation.infer;
