import type { SportFamily } from '../sport-family.ts';
import type { ComparisonRow, StatLine, StatTable } from './column.ts';

/** A sentence about the best line of a group: "J. Swarm 24 points". */
export type LeaderRule = {
  readonly title: string;
  readonly group: string;
  /** Key of the group whose largest value leads. */
  readonly by: string;
  readonly text: (line: StatLine) => string;
};

/** Everything a sport family's box score shows, as data. */
export type SportStats = {
  readonly family: SportFamily;
  /** "Quarter", "Half", "Inning", "Set", "Period". */
  readonly periodName: string;
  /** What the score counts: "Points", "Runs", "Goals", "Sets". */
  readonly pointName: string;
  readonly tables: readonly StatTable[];
  readonly comparison: readonly ComparisonRow[];
  readonly leaders: readonly LeaderRule[];
};
