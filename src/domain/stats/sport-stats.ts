import type { SportFamily } from '../sport-family.ts';
import type { ComparisonRow, StatColumn, StatLine, StatTable } from './column.ts';

/** A leader sentence for a group: "J. Swarm 24 points". */
export type LeaderRule = {
  readonly title: string;
  readonly group: string;
  /** Key in the group whose largest value leads. */
  readonly by: string;
  readonly text: (line: StatLine) => string;
};

/** A sport family's box score as data. */
export type SportStats = {
  readonly family: SportFamily;
  /** "Quarter", "Half", "Inning", "Set", "Period". */
  readonly periodName: string;
  /** Unit of the score: "Points", "Runs", "Goals", "Sets". */
  readonly pointName: string;
  /** Heading of the total in the line score if not "T": "R", "S". */
  readonly pointAbbr?: string;
  /** Columns after the score in the line score, read from a group of the team. */
  readonly lineTotals?: { readonly group: string; readonly columns: readonly StatColumn[] };
  readonly tables: readonly StatTable[];
  /**
   * Positions in lineup order, for sports whose official book lists all participants: no statistics table names an
   * offensive lineman.
   */
  readonly participation?: readonly string[];
  readonly comparison: readonly ComparisonRow[];
  readonly leaders: readonly LeaderRule[];
};
