import type { SportFamily } from '../sport-family.ts';
import type { ComparisonRow, StatColumn, StatLine, StatTable } from './column.ts';

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
  /** Head of the score in the line score, where it is not "T": "R", "S". */
  readonly pointAbbr?: string;
  /** Columns after the score in the line score, read from a group of the team. */
  readonly lineTotals?: { readonly group: string; readonly columns: readonly StatColumn[] };
  readonly tables: readonly StatTable[];
  /**
   * Positions in the order of the line-up, where official books list everybody who took part: no table of figures names
   * an offensive lineman.
   */
  readonly participation?: readonly string[];
  readonly comparison: readonly ComparisonRow[];
  readonly leaders: readonly LeaderRule[];
};
