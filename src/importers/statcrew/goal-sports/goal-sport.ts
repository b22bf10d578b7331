import type { StatGroups } from '../../../domain/stats/column.ts';
import type { ShowFlags } from '../uncounted.ts';
import type { ClockDirection } from './board-clock.ts';
import type { LineTable } from './lines.ts';

/** What differs between the sports that count goals. */
export type GoalSport = {
  /** Rules where the file names none. */
  readonly rules: { readonly periods: number; readonly minutes: number; readonly overtimeMinutes: number };
  readonly clock: ClockDirection;
  /** Figures of a player, and of a team's totals. */
  readonly lines: LineTable;
  /** Figures only teams have, from their totals. */
  readonly teamLines: LineTable;
  /** A team's figures by period, from `lineprd`. */
  readonly periodLines: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Groups of `periodLines` that stand nowhere else: over the game they are the sum of the periods. */
  readonly summed: readonly string[];
  readonly goalkeeping: Readonly<Record<string, string>>;
  /** Turns figures of the format into ours where they are not the same. */
  readonly converted?: (groups: StatGroups) => StatGroups;
  /** Kinds of goal worth a word in the scoring summary. */
  readonly goalKinds: Readonly<Record<string, string>>;
  readonly show: ShowFlags;
  /** Flags of `show` about figures that no game by those rules lacks: zeros for both teams prove them off. */
  readonly decisiveFlags?: readonly string[];
};
