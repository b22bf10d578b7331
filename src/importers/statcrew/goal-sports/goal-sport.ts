import type { StatGroups } from '../../../domain/stats/column.ts';
import type { ShowFlags } from '../uncounted.ts';
import type { ClockDirection } from './board-clock.ts';
import type { LineTable } from './lines.ts';

/** Differences between the sports with goals. */
export type GoalSport = {
  /** Default rules if the file has none. */
  readonly rules: { readonly periods: number; readonly minutes: number; readonly overtimeMinutes: number };
  readonly clock: ClockDirection;
  /** Figures of players and team totals. */
  readonly lines: LineTable;
  /** Team-only figures, from the totals. */
  readonly teamLines: LineTable;
  /** A team's figures by period, from `lineprd`. */
  readonly periodLines: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Groups that exist only in `periodLines`; the game total is the sum of the periods. */
  readonly summed: readonly string[];
  readonly goalkeeping: Readonly<Record<string, string>>;
  /** Converts the format's figures to ours where they differ. */
  readonly converted?: (groups: StatGroups) => StatGroups;
  /** Kinds of goal labeled in the scoring summary. */
  readonly goalKinds: Readonly<Record<string, string>>;
  readonly show: ShowFlags;
  /** `show` flags of figures that every game under these rules has: zero for both teams means not recorded. */
  readonly decisiveFlags?: readonly string[];
};
